import { expect, test } from '@jest/globals';
import { PNG } from 'pngjs';
import { commentMarkdown } from '../../../../../src/action/github/comment/comment-markdown.ts';
import { qrCodePng } from '../../../../../src/action/github/qr-codes/qr-image.ts';
import { deepTestAfter } from '../../../../support/deep-test.ts';
import { demoReport, demoReportRunning } from '../../../../support/demo-report.ts';
import {
  failedWorkflow,
  publicUrl,
  runningWorkflow,
  seconds,
  start,
  stepReport,
  workflow,
} from '../../../../support/reports.ts';
import { armsLength, readByCamera } from './camera.ts';

const at = { now: start + 312 * seconds };

test('the first lines show the verdict, what a tester taps, what is built, and the reason of a failure', () => {
  const lines = commentMarkdown(stepReport(), at).split('\n');
  expect(lines[0]).toBe('### ❌ Demo App: 1 failed, 1 finished after 4 min 58 s');
  expect(lines[4]).toMatch(
    /^\| 🤖 Android \| <a href="https:[^"]+">Install<\/a><br><sub>works\u00a0until\u00a0\d+\u00a0\w+\u00a02026,/,
  );
  expect(lines[6]).toBe('Branch <code>feature/sign-in</code> at commit 4f3c2b1a09');
  expect(lines[10]).toMatch(/Android release<\/a> \| ✅ finished in 4 min 12 s \|$/);
  expect(lines[11]).toMatch(/iOS release<\/a> \| ❌ failed after 4 min 5 s \|$/);
  expect(lines[13]).toContain('exited with status code 65');
});

test('a comment never holds the end of the log', () => {
  expect(JSON.stringify(stepReport())).toContain('No profiles');
  expect(commentMarkdown(stepReport(), at)).not.toContain('No profiles');
});

test('a comment lists three problems, and counts the rest', () => {
  const problems = [1, 2, 3, 4, 5].map((line) => ({ message: 'No', file: 'lib/a.dart', line }));
  const failed = failedWorkflow({ failure: { reason: 'no', step: { name: 'Build', problems } } });
  const section = commentMarkdown(stepReport({ workflows: [failed] }), at);
  expect(section).toContain('  - <code>lib/a.dart:3</code>: No\n  - 2 more');
  expect(section).not.toContain('lib/a.dart:4');
});

test('while builds run it shows the time left and as of when', () => {
  const text = commentMarkdown(demoReportRunning, { now: start + 100 * seconds });
  expect(text).toContain(
    '🔨 building: Build Android, about 3 min left, as the last 12 builds took 4 to 5 min',
  );
  expect(text).toContain('<sub>As of 12 Nov 2026, 14:01 UTC</sub>');
  expect(commentMarkdown(demoReport, at)).not.toContain('As of');
});

test('while a step runs it is named, and at the end the slowest one is', () => {
  const running = runningWorkflow({
    steps: [
      { kind: 'ended', name: 'Fetch', outcome: 'success', startedAt: start, finishedAt: start + 5 * seconds },
      { kind: 'running', name: 'Build Android', startedAt: start + 5 * seconds },
      { kind: 'waiting', name: 'Publish' },
    ],
    estimate: 'about 4 min left',
  });
  expect(commentMarkdown(stepReport({ workflows: [running] }), at)).toContain(
    '| 🔨 building: Build Android, about 4 min left |',
  );
  const ended = workflow({
    steps: [
      { kind: 'ended', name: 'Fetch', outcome: 'success', startedAt: start, finishedAt: start + 5 * seconds },
      {
        kind: 'ended',
        name: 'Build Android',
        outcome: 'success',
        startedAt: start + 5 * seconds,
        finishedAt: start + 187 * seconds,
      },
    ],
  });
  expect(commentMarkdown(stepReport({ workflows: [ended] }), at)).toContain(
    '| ✅ finished in 4 min 12 s<br><sub>slowest step Build Android, 3 min 2 s</sub> |',
  );
});

test('the artefacts of each workflow are folded, and open when there is only one workflow', () => {
  expect(commentMarkdown(demoReport, at).match(/^<summary>📦 .*\n/gm)).toHaveLength(2);
  expect(commentMarkdown(demoReport, at)).not.toContain('<details open>\n<summary>📦');
  const one = commentMarkdown(stepReport({ workflows: [workflow()] }), at);
  expect(one.match(/^<details.*>$/gm)).toEqual(['<details open>']);
});

const link = publicUrl('app-release.apk');

/** Where the header of a PNG has its width. */
const widthAt = 16;

deepTestAfter(1).each([[60], [411]])(
  "a phone at arm's length reads a link of %d characters from either page",
  (length) => {
    const text = link.slice(0, length);
    expect(text).toHaveLength(length);
    const picture = PNG.sync.read(qrCodePng(text));
    for (const page of ['light', 'dark'] as const)
      expect(readByCamera(picture, { ...armsLength, page, degrees: 5 })).toBe(text);
  },
);

test.each([411, 719])('GitHub shows the image of %d characters without shrinking it', (length) => {
  const png = qrCodePng(`https://example.com/${'a'.repeat(length - 20)}`);
  expect(png.readUInt32BE(widthAt)).toBeLessThanOrEqual(800);
});

test('it is black on white with a quiet zone of four modules of eight pixels', () => {
  const { data, width } = PNG.sync.read(qrCodePng(link));
  const colour = (x: number, y: number) => data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4).join();
  for (let n = 0; n < width; n++)
    for (let edge = 0; edge < 32; edge++)
      for (const [x, y] of [
        [n, edge],
        [edge, n],
        [n, width - 1 - edge],
        [width - 1 - edge, n],
      ] as const)
        if (colour(x, y) !== '255,255,255,255') throw new Error(`${x},${y} is not white`);
  expect(colour(32, 32)).toBe('0,0,0,255');
  // A finder pattern is seven modules wide: black, then white after the first of them.
  expect([colour(39, 40), colour(40, 40)]).toEqual(['0,0,0,255', '255,255,255,255']);
});

test('modules that fill no whole bytes have sharp edges, too', () => {
  const { data, width } = PNG.sync.read(qrCodePng(`https://example.com/${'a'.repeat(699)}`));
  expect(width).toBe(101 * 7);
  const top = 4 * 7 * width;
  const colours = [27, 28, width - 29, width - 28].map((x) => data[(top + x) * 4]);
  expect(colours).toEqual([255, 0, 0, 255]);
});

test('the same link always gives the same file', () => {
  expect(qrCodePng(link).equals(qrCodePng(link))).toBe(true);
});

test('a link that no QR code can hold is refused', () => {
  expect(() => qrCodePng(`https://example.com/${'a'.repeat(3_000)}`)).toThrow();
});
