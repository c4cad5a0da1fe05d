import type { SeenBuild, SeenBuildAnswer } from '../../contract/build.ts';

/** Hides secrets in words that the service wrote. */
type Redact = (text: string) => string;

/**
 * A build with secrets hidden in its prose: message, display name, names of steps. A script may have printed any of
 * them. Ids, refs and addresses stay as they are: the service is asked with them again.
 */
export function redactedBuild(build: SeenBuild, redact: Redact): SeenBuild {
  const { message, config, buildActions } = build;
  return {
    ...build,
    ...(message ? { message: redact(message) } : {}),
    ...(config?.name ? { config: { ...config, name: redact(config.name) } } : {}),
    ...(buildActions ? { buildActions: buildActions.map((step) => redactedStep(step, redact)) } : {}),
  };
}

export function redactedAnswer({ application, build, ...rest }: SeenBuildAnswer, redact: Redact) {
  const { appName } = application ?? {};
  return {
    ...rest,
    build: redactedBuild(build, redact),
    ...(application
      ? { application: appName ? { ...application, appName: redact(appName) } : application }
      : {}),
  };
}

type Step = NonNullable<SeenBuild['buildActions']>[number];

function redactedStep(step: Step, redact: Redact): Step {
  return step.name ? { ...step, name: redact(step.name) } : step;
}
