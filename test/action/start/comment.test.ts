import { expect, test } from '@jest/globals';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { setStage } from '../../support/stage.ts';
import { fullName, pullRequest, token } from './comment.ts';

test('the pull request has one comment with states, links, and QR codes of these links', async () => {
  await using stage = await setStage();
  await using pull = await pullRequest();
  const result = await stage.run({
    ...pull.step,
    with: { workflowId: 'android\nios', comment: 'true', qrCodes: 'true', githubToken: token },
  });
  expect(result.errors).toEqual([]);
  const [comment, ...others] = [...pull.repository.comments.values()];
  expect(others).toEqual([]);
  expect(result.outputs.commentUrl).toContain(`/${fullName}/pull/7#issuecomment-`);
  for (const link of JSON.parse(result.outputs.publicLinks ?? '')) expect(comment?.body).toContain(link);
  expect(comment?.body).toMatch(/all 2 finished/);

  const pictures = [...(comment?.body ?? '').matchAll(/<img src="([^"]+)"/g)].map(
    ([, address = '']) => address,
  );
  expect(pictures).toHaveLength(2);
  const scanned = await Promise.all(pictures.map(scan));
  expect(scanned).toEqual(JSON.parse(result.outputs.publicLinks ?? ''));
  expect([...pull.repository.refs.keys()]).toEqual([
    expect.stringMatching(/^refs\/build-service-action\/7\//),
  ]);
  expect(result.notices.map(({ data }) => data)).toContainEqual(expect.stringMatching(/public.*everybody/));
});

/** What a camera would read from the image at a URL. */
async function scan(address: string): Promise<string | undefined> {
  const response = await fetch(address);
  const { data, width, height } = PNG.sync.read(Buffer.from(await response.arrayBuffer()));
  return jsqr.default(new Uint8ClampedArray(data), width, height)?.data;
}
