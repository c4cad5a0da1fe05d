import type { Handlers } from './call.ts';

export const pages = {
  'repos/request-pages-build': {
    route: 'POST /repos/{owner}/{repo}/pages/builds',
    answer(call) {
      call.repository.pageBuilds += 1;
      const url = `${call.at.api}/repos/${call.repository.fullName}/pages/builds/latest`;
      return { status: 201, body: { url, status: 'queued' } };
    },
  },
} satisfies Handlers;
