import { applicationHandlers } from './applications.ts';
import { artefactHandlers } from './artefacts.ts';
import { buildHandlers } from './builds.ts';
import { cacheHandlers } from './caches.ts';
import type { Handlers, Service } from './handler.ts';
import { teamHandlers } from './teams.ts';

/** A handler for every endpoint of the contract. */
export function createHandlers(service: Service): Handlers {
  return {
    builds: buildHandlers(service),
    applications: applicationHandlers(service),
    caches: cacheHandlers(service),
    teams: teamHandlers(service),
    artefacts: artefactHandlers(service),
  };
}
