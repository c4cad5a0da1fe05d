import type { Limits } from '../../api/limits.ts';

/** Where something was looked for in vain: a list with more pages than are read may have it behind them. */
export function listText({ cut, limits }: { cut: boolean; limits: Pick<Limits, 'listPages'> }): string {
  return cut ? `the first ${limits.listPages} pages of the list of builds` : 'the list of builds';
}
