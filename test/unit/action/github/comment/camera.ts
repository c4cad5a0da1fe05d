import { createRequire } from 'node:module';
import type jsQR from 'jsqr';
import type { PNG } from 'pngjs';
import { seededRandom } from '../../../../support/fake-clock.ts';

// The types of jsqr describe another default export than Node gives to a module.
const decode: typeof jsQR.default = createRequire(import.meta.url)('jsqr');

/** How a phone sees a picture on a screen. */
export interface View {
  /** The page around the picture. */
  readonly page: 'light' | 'dark';
  /** Pixels of the camera for one pixel of the picture. */
  readonly scale: number;
  /** Standard deviation of the blur, in pixels of the camera. */
  readonly blur: number;
  /** How far the phone is turned. */
  readonly degrees: number;
}

/**
 * A phone at arm's length from a screen: a camera of 1080 pixels across some 40 cm has half a pixel for each of the
 * screen, and lens and film rate blur over one.
 */
export const armsLength = { scale: 0.5, blur: 1 } as const;

/** A square picture, row by row. */
interface Grey {
  readonly width: number;
  readonly levels: Float64Array;
}

/** Grey levels of a screen in a lit room: its black is not black. */
const screen = { black: 24, white: 232 };
const around = { light: screen.white, dark: screen.black };

/** Pixels of the page that the camera sees on each side of the picture. */
const margin = 20;

/** Standard deviation of the camera's noise, in grey levels. */
const noise = 3;

// A global is slow to reach from a test, and here millions of times.
const { ceil, cos, exp, floor, log, max, min, sin, sqrt, PI } = Math;

/** What the QR code on a picture says to the camera; `undefined` if it cannot be read. */
export function readByCamera(picture: PNG, view: View): string | undefined {
  const { width, levels } = blurred(exposed(picture, view), view.blur);
  const { fraction } = seededRandom(1);
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [at, level] of levels.entries()) {
    const error = sqrt(-2 * log(1 - fraction())) * cos(2 * PI * fraction());
    pixels.fill(level + noise * error, at * 4, at * 4 + 3);
  }
  return decode(pixels, width, width, { inversionAttempts: 'dontInvert' })?.data;
}

/** Each pixel of the camera takes in the light of its square of the screen. */
function exposed(picture: PNG, { page, scale, degrees }: View): Grey {
  const turn = (degrees * PI) / 180;
  const [cosine, sine] = [cos(turn), sin(turn)];
  const width = ceil((picture.width + 2 * margin) * (cosine + sine) * scale);
  const rays = ceil(2 / scale);
  const light = (x: number, y: number): number => {
    if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) return around[page];
    return picture.data[(floor(y) * picture.width + floor(x)) * 4] ? screen.white : screen.black;
  };
  const levels = new Float64Array(width * width);
  for (let at = 0; at < levels.length; at++) {
    let sum = 0;
    for (let ray = 0; ray < rays * rays; ray++) {
      const across = (at % width) + ((ray % rays) + 0.5) / rays - width / 2;
      const down = floor(at / width) + (floor(ray / rays) + 0.5) / rays - width / 2;
      sum += light(
        (across * cosine + down * sine) / scale + picture.width / 2,
        (down * cosine - across * sine) / scale + picture.height / 2,
      );
    }
    levels[at] = sum / rays ** 2;
  }
  return { width, levels };
}

/** A Gaussian blur, along the rows and then along the columns. */
function blurred({ width, levels }: Grey, deviation: number): Grey {
  const reach = ceil(deviation * 3);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    exp(-((at - reach) ** 2) / (2 * deviation ** 2)),
  );
  const whole = weights.reduce((one, other) => one + other);
  const alongRows = (rows: Float64Array): Float64Array => {
    const turned = new Float64Array(rows.length);
    for (let at = 0; at < rows.length; at++) {
      const [x, y] = [at % width, floor(at / width)];
      let sum = 0;
      for (const [step, weight] of weights.entries()) {
        const from = min(width - 1, max(0, x + step - reach));
        sum += (rows[y * width + from] ?? 0) * weight;
      }
      turned[x * width + y] = sum / whole;
    }
    return turned;
  };
  return { width, levels: alongRows(alongRows(levels)) };
}
