/** What an app package says about itself. A fact that it does not tell, or not in a usable form, is missing. */
export interface PackageFacts {
  /** The name that people see. */
  readonly title?: string;
  /** Android's application id. */
  readonly packageName?: string;
  /** Apple's bundle identifier. */
  readonly bundleId?: string;
  /** The version that people see, such as `1.4.0`. */
  readonly versionName?: string;
  /** The version that app stores compare, such as `42`. */
  readonly versionCode?: string;
}

/** What a manifest says, before it is known whether it is usable. */
export type ManifestTexts = { readonly [Name in keyof PackageFacts]: string | undefined };

/** A package cannot be read; the message goes on from "because". */
export class UnreadablePackage extends Error {
  override readonly name = 'UnreadablePackage';
}
