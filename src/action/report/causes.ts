/** Causes as log, summary and comment say them. The texts come from a log, and are not escaped yet. */
import type { Cause, FailedStep } from './report.ts';

/** `lib/cart.dart:12:5`; `undefined` where the cause has no file. */
export function placeText({ file, line, column }: Cause): string | undefined {
  if (file === undefined) return undefined;
  return [file, line ?? [], (line === undefined ? undefined : column) ?? []].flat().join(':');
}

/** `lib/cart.dart:12:5: Undefined name 'total'` */
export function causeText(cause: Cause): string {
  return [placeText(cause) ?? [], cause.message].flat().join(': ');
}

/** The lines of the log that tell the causes of a step, with an empty line between two causes. */
export function tellingLines({ causes = [] }: FailedStep): string[] {
  return causes.flatMap(({ lines = [] }, index) =>
    index === 0 || lines.length === 0 ? lines : ['', ...lines],
  );
}
