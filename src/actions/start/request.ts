import type { StartBuild } from '../../contract/build.ts';
import type { BuildRequestInputs } from './inputs.ts';

/** The body of `POST /builds` for one workflow. A field that was not given is not sent. */
export function startBody(
  request: BuildRequestInputs,
  { workflowId, labels }: { workflowId: string; labels: readonly string[] },
): StartBuild {
  const environment = given({
    variables: request.variables,
    groups: request.groups && [...request.groups],
    softwareVersions: request.softwareVersions,
  });
  return {
    appId: request.appId,
    workflowId,
    ...request.target.ref,
    ...given({ environment: Object.keys(environment).length > 0 ? environment : undefined }),
    labels: [...request.labels, ...labels],
    ...given({ instanceType: request.instanceType }),
  };
}

function given<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
}
