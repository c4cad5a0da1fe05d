import { lineReader } from './problem.ts';

/**
 * The Kotlin compiler, KSP and kapt, as Gradle prints them. Warnings begin with `w:`.
 *
 *     e: file:///Users/builder/clone/app/src/main/java/Cart.kt:12:5 Unresolved reference 'total'.
 *     e: /Users/builder/clone/app/src/main/java/Cart.kt: (12, 5): Unresolved reference: total
 *     e: [ksp] /Users/builder/clone/app/src/main/java/Cart.kt:12: Cannot find the type
 */
export const kotlinReader = lineReader((text) => {
  if (!text.startsWith('e: ')) return undefined;
  const [, path, line, column, message] = current.exec(text) ?? beforeKotlin18.exec(text) ?? [];
  return message ? { message, place: { path, line, column } } : undefined;
});

const current = /^e: (?:\[\w+\] )?((?:file:\/\/)?[^:]+\.\w+):(\d+)(?::(\d+))?:? (?:error: )?(\S.*)$/;
const beforeKotlin18 = /^e: (?:\[\w+\] )?([^:]+\.\w+): \((\d+), (\d+)\): (\S.*)$/;
