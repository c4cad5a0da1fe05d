import { UserError } from '../../src/errors.ts';

/** Nobody said which of the repository's branches is meant. */
class WhichBranch extends UserError {
  constructor(branches: readonly string[]) {
    super(
      branches.length === 0
        ? 'The repository has no branch yet: commit something first'
        : `--branch is needed: the repository has ${branches.join(', ')}`,
    );
  }
}

/** The branch that is built where none is given: `main`, or the only one. @throws WhichBranch */
export function usualBranch(branches: readonly string[]): string {
  const [first] = branches;
  if (branches.includes('main')) return 'main';
  if (branches.length === 1 && first !== undefined) return first;
  throw new WhichBranch(branches);
}
