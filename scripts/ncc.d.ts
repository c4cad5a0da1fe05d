/** The part of ncc that is used here; it has no types of its own. */
declare module '@vercel/ncc' {
  /** What is used of webpack's description of a module. */
  export interface Module {
    readonly resource?: string;
    readonly modules?: Iterable<Module>;
  }

  export interface Stats {
    readonly compilation: { readonly modules: Iterable<Module> };
  }

  interface Options {
    readonly cache: boolean;
    readonly quiet: boolean;
    readonly filename?: string;
    readonly externals?: Readonly<Record<string, string>>;
  }

  export default function ncc(
    entry: string,
    options: Options,
  ): Promise<{
    readonly code: string;
    readonly assets: Readonly<Record<string, { readonly source: string | Buffer }>>;
    readonly stats: Stats;
  }>;
}
