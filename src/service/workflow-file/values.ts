/** Keys of maps and positions in lists. */
export type Path = readonly PropertyKey[];

export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) => (Object.hasOwn(Object(at), key) ? Object(at)[key] : undefined),
    value,
  );
}

/** The texts in a value; texts that aliases repeat occur once. */
export function* textsIn(value: unknown) {
  const visited = new Set<unknown>();
  const left: { readonly path: Path; readonly within: unknown }[] = [{ path: [], within: [value] }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { path: above, within } = next;
    if (typeof within !== 'object' || within === null || visited.has(within)) continue;
    visited.add(within);
    for (const [key, inner] of Object.entries(within)) {
      const path = [...above, Array.isArray(within) ? Number(key) : key];
      if (typeof inner === 'string')
        yield { path: path.slice(1), text: inner, replace: (by: string) => Reflect.set(within, key, by) };
      else left.push({ path, within: inner });
    }
  }
}
