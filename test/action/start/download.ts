import { workflowFile } from '../../support/stage.ts';

export const twoFiles = {
  'codemagic.yaml': workflowFile(['printf one > a.apk; printf two > b.apk'], ['*.apk']),
};
