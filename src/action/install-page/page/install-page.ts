import type { Ref } from '../../../contract/values.ts';
/**
 * What the install page shows. The texts come from the service, the repository or a package, and are hostile until the
 * page has escaped them.
 */

/** The page of one step. */
export interface InstallPage {
  /** The application's name, or what stands for it. */
  readonly title: string;
  readonly ref: Ref | undefined;
  /** Where the page will be; `undefined` where only the page itself can tell, once it is opened. */
  readonly address: string | undefined;
  readonly apps: readonly PageApp[];
  /** How many more apps there are than the page has room for. */
  readonly more: number;
}

/** One artefact, by what a phone can do with it. */
export type PageApp = AndroidApp | IosApp | UnknownIosApp | OtherApp | UnlinkedApp;

interface AnyApp {
  /** The name of the app, where its package tells it. */
  readonly title: string | undefined;
  /** The name of the file. */
  readonly file: string;
  readonly version: string | undefined;
  /** Bytes. */
  readonly size: number | undefined;
  /** The workflow that built it, where there are several. */
  readonly workflow: string | undefined;
  readonly commit: string | undefined;
}

interface LinkedApp extends AnyApp {
  /** Where anybody can download the file, until `ends`. */
  readonly link: string;
  /** Milliseconds since the Unix epoch. */
  readonly ends: number | undefined;
}

/** An `.apk`: its link installs it. */
export interface AndroidApp extends LinkedApp {
  readonly kind: 'android';
}

/** An `.ipa`: iOS installs it from a manifest beside the page. */
export interface IosApp extends LinkedApp {
  readonly kind: 'ios';
  readonly bundleId: string;
  /** The file name of the manifest. */
  readonly manifest: string;
}

/** An `.ipa` that cannot have a manifest, because nothing tells its bundle identifier. */
export interface UnknownIosApp extends LinkedApp {
  readonly kind: 'unknownIos';
}

/** What does not install on a phone: an `.aab` is for a store, an `.app` for a simulator or a Mac. */
export interface OtherApp extends LinkedApp {
  readonly kind: 'store' | 'simulator';
}

/** There is no public link to it. */
export interface UnlinkedApp extends AnyApp {
  readonly kind: 'unlinked';
}
