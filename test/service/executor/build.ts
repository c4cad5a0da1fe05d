import { workflowFile } from '../../support/executed-build.ts';

export const whole = workflowFile(`name: The app
labels: [nightly]
scripts:
  - name: Get packages
    script: echo got
  - name: Run unit tests
    script: echo tested
  - name: Build app
    script: |
      mkdir -p out
      printf 'made of %s' "$FLAVOUR" > out/app.apk
artifacts:
  - out/*.apk
publishing:
  scripts:
    - name: Announce
      script: echo "it was a $CM_BUILD_STEP_STATUS"
`);
