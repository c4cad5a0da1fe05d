import { applicationEndpoints, cacheEndpoints, teamEndpoints } from './application.ts';
import { artefactEndpoints } from './artefact.ts';
import { buildEndpoints } from './build.ts';

/** Every endpoint of docs/api.md, and the log of a step, as noun and verb. */
export const endpoints = {
  builds: buildEndpoints,
  applications: applicationEndpoints,
  caches: cacheEndpoints,
  teams: teamEndpoints,
  artefacts: artefactEndpoints,
};
