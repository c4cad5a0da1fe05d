/**
 * Prints how well causes are found in the logs of a folder, for each tool: `npm run score:problems -- test/corpus/open`.
 * With `--all`, also what was missed and what was wrong.
 */
import { type LogScore, precisionAndRecall, scoreFolder } from '../test/support/problem-score.ts';

const [folder = 'test/corpus/open', ...options] = process.argv.slice(2);
const scores = scoreFolder(folder);

function row(name: string, of: readonly LogScore[]): string {
  const { precision, recall } = precisionAndRecall(of);
  return `${name.padEnd(16)} precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}  (${of.length} logs)`;
}

for (const [tool, of] of Map.groupBy(scores, (score) => score.tool)) console.log(row(tool, of));
console.log(row('all', scores));

if (options.includes('--all'))
  for (const { tool, name, missed, wrong } of scores) {
    for (const cause of missed) console.log(`${tool}/${name} missed ${JSON.stringify(cause)}`);
    for (const problem of wrong) console.log(`${tool}/${name} wrong ${JSON.stringify(problem)}`);
  }
