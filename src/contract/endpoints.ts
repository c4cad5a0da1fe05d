import { applicationEndpoints, cacheEndpoints, teamEndpoints, userEndpoints } from './application.ts';
import { artefactEndpoints } from './artefact.ts';
import { buildEndpoints } from './build.ts';
import { variableEndpoints } from './variables.ts';

/**
 * Every endpoint of docs/api.md, and those beyond it that were seen (docs/hosted-service.md, "Applications" and "Steps
 * and logs"), as noun and verb.
 */
export const endpoints = {
  builds: buildEndpoints,
  applications: applicationEndpoints,
  caches: cacheEndpoints,
  teams: teamEndpoints,
  artefacts: artefactEndpoints,
  users: userEndpoints,
  variables: variableEndpoints,
};
