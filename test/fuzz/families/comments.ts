import fc from 'fast-check';
import {
  commentMarker,
  isCommentOf,
  longestComment,
  readSections,
  withSection,
} from '../../../src/action/github/comment/sections.ts';
import { charactersIn } from '../../../src/action/text/markdown.ts';
import { insist, property } from '../property.ts';
import { damaged, hostileText, numberText, soup } from '../values/texts.ts';

const name = 'build-service-action';
const words = [
  `<!-- ${name}:comment key=app -->`,
  `<!-- ${name}:section key=a run=1 attempt=1 -->`,
  `<!-- ${name}:section key=b%2D run=99999999999999999999 attempt=0 -->`,
  `<!-- ${name}:section key= run=`,
  `<!-- ${name}:end key=a -->`,
  `<!-- ${name}:end key=b%2D -->`,
  `<!-- ${name}:end key= -->`,
  ...[' -->', '<!--', '%', '%ff', '\n', '\r\n', '\n\n', 'text', '| a | b |', '<details>', '```'],
];

/** A comment that somebody or another version of this action may have written. */
const body = fc
  .oneof(
    damaged(
      fc
        .tuple(hostileText, fc.array(fc.tuple(hostileText, numberText), { maxLength: 3 }))
        .map(([key, sections]) =>
          sections.reduce<string | undefined>(
            (text, [markdown, runId], index) =>
              withSection(text, {
                commentKey: key,
                section: { key: `${key}${index}`, runId, runAttempt: '1' },
                markdown,
              }).body,
            undefined,
          ),
        )
        .map((text) => text ?? ''),
      words,
    ),
    soup(words),
    hostileText,
  )
  // GitHub allows no longer one.
  .map((text) => text.slice(0, longestComment));

const change = fc.record({
  commentKey: fc.oneof(fc.constant('app'), hostileText),
  section: fc.record({
    key: fc.oneof(fc.constant('a'), hostileText),
    runId: numberText,
    runAttempt: numberText,
  }),
  markdown: fc.oneof(soup(words), hostileText),
});

export const comments = [
  property('comments/read', fc.tuple(body, hostileText), ([text, key]) => {
    isCommentOf(text, key);
    readSections(text);
  }),
  property('comments/change', fc.tuple(body, change), ([text, given]) => {
    const { body: changed, kind } = withSection(text, given);
    if (kind !== 'changed') return;
    insist(charactersIn(changed) <= longestComment, 'GitHub takes the comment');
    insist(changed.startsWith(commentMarker(given.commentKey)), 'the comment is found again');
    insist(readSections(changed).size > 0, 'the section is found again');
  }),
];
