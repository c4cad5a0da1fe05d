import { lineReader } from './problem.ts';

/**
 * javac and the tools of Android that print like it, through Gradle; and the compilers of Maven.
 *
 *     /Users/builder/clone/app/src/main/java/Cart.java:12: error: cannot find symbol
 *     ERROR: /Users/builder/clone/app/src/main/res/layout/cart.xml:9: AAPT: error: resource color/red not found.
 *     [ERROR] /home/builder/clone/src/main/java/Cart.java:[12,5] cannot find symbol
 *     [ERROR] /home/builder/clone/src/main/kotlin/Cart.kt: (12, 5) Unresolved reference: total
 */
export const javaReader = lineReader((text) => {
  const [, path, line, column, message] = maven.exec(text) ?? [];
  if (message) return { message, place: { path, line, column }, follow: 3 };
  const [, file, at, said] = javac.exec(text) ?? [];
  return said ? { message: said, place: { path: file, line: at }, follow: 6 } : undefined;
});

const javac =
  /^(?:ERROR: ?)?([^:]+\.(?:java|kt|kts|xml|gradle|pro)):(\d+)(?::\d+(?:-\d+)?(?::\d+)?)?: (?:AAPT: )?[eE]rror: (\S.*)$/;
const maven = /^\[ERROR\] (?:file:\/\/)?([^:]+\.\w+):(?: \(|\[)(\d+),? ?(\d+)[\])] (?:error: )?(\S.*)$/;
