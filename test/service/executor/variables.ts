import { scriptFile } from '../../support/executed-build.ts';

export const layered = scriptFile(
  'for name in A B C D FLUTTER_VERSION XCODE_VERSION REACT_NATIVE_VERSION; do eval "echo $name=\\$$name"; done',
  `environment:
  groups: [first, second]
  flutter: 3.10
  xcode: 15
  vars:
    A: workflow
    B: workflow
`,
);
