import process from 'node:process';

interface ProgramTexts {
  print(text: string): void;
  printError(text: string): void;
}

/** Prints the texts of the service's command line, which name `npm run service --`, for a user who starts it as `program`. */
export function textsOf(program: string): ProgramTexts {
  const named = (text: string): string => `${text.replaceAll('npm run service --', program)}\n`;
  return {
    print: (text) => void process.stdout.write(named(text)),
    printError: (text) => void process.stderr.write(named(text)),
  };
}
