interface Page<Item> {
  readonly data: readonly Item[];
  readonly headers: { readonly link?: string | undefined };
}

/**
 * A list of GitHub to its end: pages are asked for as long as GitHub names a next one. Octokit's own `paginate` would
 * drop the signal of the request.
 */
export async function allPages<Item>(ask: (page: number) => Promise<Page<Item>>): Promise<Item[]> {
  const all: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { data, headers } = await ask(page);
    all.push(...data);
    if (!headers.link?.includes('rel="next"')) return all;
  }
}
