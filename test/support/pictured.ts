import { commentMarkdown } from '../../src/action/github/comment-markdown.ts';
import { summaryMarkdown } from '../../src/action/show/summary.ts';
import { demoReport, previewReport } from './demo-report.ts';
import { parsePage } from './pages.ts';

/** The Markdown in the pictures of README.md. */
export const pictured = {
  comment: commentMarkdown(previewReport, { now: previewReport.startedAt + 312_000 }),
  summary: summaryMarkdown(demoReport),
} as const;

/** A line with the column headings for each table; `npm run pictures` writes it next to the pictures. */
export const picturedColumns = Object.entries(pictured)
  .flatMap(([name, markdown]) =>
    parsePage(markdown).columns.map((heads) => `${name}: ${heads.join(' | ')}\n`),
  )
  .join('');
