/**
 * From which size a phone reads the QR codes of links: `npm run bench:qr`. jsqr reads each picture as a camera would see
 * it (`test/support/camera.ts`): on a dark page, reduced, blurred, with noise, and turned by each of five angles. A phone
 * looks many times a second, so not every frame has to be read.
 */
import { PNG } from 'pngjs';
import { encode } from 'uqr';
import { modulesPng, qrCodePng } from '../src/action/github/comment/qr-code.ts';
import { armsLength, readByCamera, type View } from '../test/support/camera.ts';
import { seededRandom } from '../test/support/fake-clock.ts';

const lengths = [60, 120, 411, 1_000, 2_000];
const angles = [0, 2, 5, 8, 12];
const widest = 800;

console.log(`Frames of ${angles.length} that are read at arm's length, by the pixels of a module:\n`);
console.log(
  '| characters | correction | modules | 4 | 5 | 6 | 7 | 8 | 10 |\n|--:|---|--:|--:|--:|--:|--:|--:|--:|',
);
for (const length of lengths)
  for (const ecc of ['L', 'M', 'Q'] as const) {
    const link = linkOf(length);
    if (length === 2_000 && ecc === 'Q') continue; // longer than it can hold
    const code = encode(link, { ecc, border: 4 });
    const read = [4, 5, 6, 7, 8, 10].map((pixels) =>
      code.size * pixels > widest ? '–' : framesRead({ link, png: modulesPng(code, pixels) }, armsLength),
    );
    console.log(`| ${length} | ${ecc} | ${code.size} | ${read.join(' | ')} |`);
  }

const views = [1, 0.75, 0.5, 0.4, 0.3].flatMap((scale) => [0.5, 1].map((blur) => ({ scale, blur })));
const titles = views.map(({ scale, blur }) => `${scale}, blur ${blur}`);
console.log('\nThe pictures that the action makes:\n');
console.log(
  `| characters | pixels | bytes | ${titles.join(' | ')} |\n|--:|--:|--:|${'--:|'.repeat(views.length)}`,
);
for (const length of lengths) {
  const link = linkOf(length);
  const png = qrCodePng(link);
  const read = views.map((view) => framesRead({ link, png }, view));
  console.log(`| ${length} | ${PNG.sync.read(png).width} | ${png.length} | ${read.join(' | ')} |`);
}

function framesRead(
  { link, png }: { link: string; png: Buffer },
  view: Pick<View, 'scale' | 'blur'>,
): number {
  const picture = PNG.sync.read(png);
  return angles.filter((degrees) => readByCamera(picture, { page: 'dark', degrees, ...view }) === link)
    .length;
}

/** A link as the hosted service signs them: letters and digits without order. */
function linkOf(length: number): string {
  return `https://api.example.com/artifacts/${seededRandom(length).hex(length)}`.slice(0, length);
}
