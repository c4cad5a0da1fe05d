import { failureBlock } from './failure-block.ts';
import type { MessageReader } from './problem.ts';

/**
 * Tests of JUnit as Gradle prints them. The lines below the name are indented, and an empty line ends them.
 *
 *     CartTest > total is the sum FAILED
 *         java.lang.AssertionError: expected:<4> but was:<5>
 *             at com.example.CartTest.total(CartTest.kt:31)
 */
export function gradleTestReader(): MessageReader {
  return failureBlock({
    heading(text) {
      const line = text.trimEnd();
      if (!line.endsWith(failed) || !line.includes(' > ') || /^(?:\s|> )/.test(line)) return undefined;
      return line.slice(0, -failed.length);
    },
    isOver: (text) => text === '' || !/^\s/.test(text),
  });
}

const failed = ' FAILED';
