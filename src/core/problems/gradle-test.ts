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
      const [, name] = heading.exec(text) ?? [];
      return name;
    },
    isOver: (text) => text === '' || !/^\s/.test(text),
  });
}

const heading = /^(?!> |Execution )(\S.* > \S.*) FAILED\s*$/;
