import type { Finding } from './check.ts';
import type { Verdict } from './sandbox.ts';

/** The longest text of a value or error to show. */
const longest = 4_000;

/** What happened with which value, and how to reproduce it. */
export function findingText({ property, seed, path, verdict, value }: Finding): string {
  return [
    `${property} ${situation(verdict)}`,
    `  value: ${shown(value)}`,
    `  reproduce: npm run fuzz -- ${property} --seed ${seed} --path ${path}`,
  ].join('\n');
}

function situation(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'held':
      return 'held';
    case 'thrown':
      return `threw ${shown(verdict.what)}`;
    case 'hung':
      return `did not answer within ${verdict.seconds} s`;
    case 'ended':
      return `ended its process: ${shown(verdict.why)}`;
  }
}

function shown(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}… (${text.length} characters)` : text;
}
