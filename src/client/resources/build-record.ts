import type { SeenBuild, SeenBuildAnswer } from '../../contract/build.ts';
import type { Connection } from '../connection.ts';

type Cleaning = Pick<Connection, 'limits' | 'redactProse'>;

/**
 * A build as the rest of the code sees it: lists are cut to the client's limits, and secrets are hidden in the prose that
 * a script may have printed (message, display name, names of steps). IDs, refs and addresses stay as they are, because
 * requests need them.
 */
export function cleanBuild(build: SeenBuild, { limits, redactProse }: Cleaning): SeenBuild {
  const { message, config, labels, buildActions } = build;
  const steps = buildActions
    ?.slice(0, limits.stepsOfBuild)
    .map((step) => cleanStep(step, { limits, redactProse }));
  return {
    ...build,
    ...(message ? { message: redactProse(message) } : {}),
    ...(config?.name ? { config: { ...config, name: redactProse(config.name) } } : {}),
    ...(labels ? { labels: labels.slice(0, limits.labelsOfBuild) } : {}),
    ...(steps ? { buildActions: steps } : {}),
  };
}

/** The same for a build and its application. */
export function cleanAnswer(answer: SeenBuildAnswer, cleaning: Cleaning): SeenBuildAnswer {
  const { application, build } = answer;
  const name = application?.appName;
  return {
    ...answer,
    build: cleanBuild(build, cleaning),
    ...(application && name ? { application: { ...application, appName: cleaning.redactProse(name) } } : {}),
  };
}

type Step = NonNullable<SeenBuild['buildActions']>[number];

function cleanStep(step: Step, { limits, redactProse }: Cleaning): Step {
  const { name, subactions } = step;
  return {
    ...step,
    ...(name ? { name: redactProse(name) } : {}),
    ...(subactions ? { subactions: subactions.slice(0, limits.stepsOfBuild) } : {}),
  };
}
