import { InputError } from '../../errors.ts';
import { parsePageAddress } from '../inputs/parsers.ts';
import type { InputReader } from '../inputs/reader.ts';

/** Where the install page is written. */
export interface InstallPageInputs {
  /** As given; a relative one starts in the workspace. */
  readonly folder: string;
  /** The address that the page will have, where it is known. */
  readonly address: string | undefined;
}

/**
 * The inputs `installPage` and `installPageUrl`; `undefined` without a page.
 *
 * @throws InputError for an address without a page, and for a page without the links that it is made of
 */
export function readInstallPage(
  inputs: InputReader,
  { publicLinks }: { publicLinks: boolean },
): InstallPageInputs | undefined {
  const folder = inputs.text('installPage');
  const address = inputs.optional('installPageUrl', parsePageAddress);
  if (folder === '' && address !== undefined)
    throw new InputError(
      ['installPageUrl', 'installPage'],
      'Input installPageUrl is the address of the page that installPage writes. Set installPage to a folder, or leave installPageUrl out.',
    );
  if (folder === '') return undefined;
  if (!publicLinks)
    throw new InputError(
      ['installPage', 'publicLinks'],
      'Input installPage cannot be used with publicLinks: false, because the page consists of public links. Leave one of them out.',
    );
  return { folder, address };
}
