import type { BuildState } from '../../contract/values.ts';
import { known } from '../errors.ts';
import type { Service } from './handler.ts';

/** Right half of a badge: its word, its colour, and the width of the word. */
type Half = readonly [word: string, colour: string, width: number];

const passing: Half = ['passing', '#2e7d32', 54];
const failing: Half = ['failing', '#c62828', 50];
const running: Half = ['building', '#1565c0', 56];

const halves: Readonly<Record<BuildState, Half>> = {
  queued: running,
  preparing: running,
  fetching: running,
  building: running,
  testing: running,
  publishing: running,
  finishing: running,
  finished: passing,
  warning: passing,
  failed: failing,
  timeout: failing,
  canceled: ['canceled', '#616161', 58],
  skipped: ['skipped', '#616161', 54],
};

/**
 * The state of the last build of an application, or of one of its workflows, as a picture for a page that has no token.
 * Whoever knows the id of the application learns this one word, and nothing that a repository wrote.
 *
 * @throws Refusal for an unknown application
 */
export function statusBadge(
  { store }: Pick<Service, 'store'>,
  { appId, workflowId }: { readonly appId: string; readonly workflowId?: string },
): string {
  const { id } = known(store.applications.find(appId), { what: 'application', id: appId });
  const filter = workflowId === undefined ? {} : { workflowId };
  const { builds } = store.builds.list({ appIds: [id], filter, skip: 0, limit: 1 });
  const [word, colour, width] = builds[0] ? halves[builds[0].status] : (['unknown', '#616161', 62] as const);
  const label = 40;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${label + width}" height="20" role="img" aria-label="build: ${word}">
<rect width="${label}" height="20" fill="#555"/><rect x="${label}" width="${width}" height="20" fill="${colour}"/>
<g fill="#fff" text-anchor="middle" font-family="Verdana,Geneva,sans-serif" font-size="11">
<text x="${label / 2}" y="14">build</text><text x="${label + width / 2}" y="14">${word}</text>
</g></svg>
`;
}
