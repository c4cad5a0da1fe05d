import { expect, test } from '@jest/globals';
import { webPage } from '../../../scripts/demo/pull-request.ts';

test('a page of the demo opens without a network: pictures, style and the code that draws charts are inside', () => {
  const address = 'https://github.com/octo-org/app/blob/0/code.png?raw=true';
  const chart = '```mermaid\ngantt\n```';
  const html = webPage(`<img src="${address}" alt="QR code">\n\n${chart}`, {
    title: 'comment',
    pictures: new Map([[address, Buffer.from('picture')]]),
  });
  expect(html).toContain('src="data:image/png;base64,cGljdHVyZQ=="');
  expect(html).toContain('mermaid.run(');
  expect(html).not.toMatch(/<(img|script)[^>]* src="http|<link/);
});

test('a page without charts has no script, and what a service says is not markup', () => {
  const html = webPage('<script>alert(1)</script>', { title: 'comment', pictures: new Map() });
  expect(html).not.toContain('<script');
});
