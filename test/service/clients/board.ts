/** A board of builds, as a web page or a chat bot of a team has one: it sends the token as a bearer, and can cancel. */
export function board({ baseUrl, token }: { readonly baseUrl: string; readonly token: string }) {
  const ask = async (path: string, method = 'GET'): Promise<Response> => {
    const response = await fetch(baseUrl + path, { method, headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  return {
    /** A line for each build in this state, with the name of its application. */
    async lines(status: string): Promise<string[]> {
      const page = (await (await ask(`/builds?status=${status}&limit=50`)).json()) as RecordedList;
      const names = new Map<string, string>();
      for (const { _id, appName, repository } of page.applications)
        names.set(_id, `${appName} (${repository.owner.name})`);
      return page.builds.map(
        (build) =>
          `${names.get(build.appId)} #${build.index} ${build.config.name} ${build.commit.branch} ${build.status}`,
      );
    },
    /** Cancels a build, and returns what the answer says of it. */
    async cancel(id: string): Promise<{ readonly id: string; readonly status: string } | 'was over'> {
      const response = await ask(`/builds/${id}/cancel`, 'POST');
      if (response.status === 208) return 'was over';
      const { build } = (await response.json()) as { build: { _id: string; status: string } };
      return { id: build._id, status: build.status };
    },
  };
}

interface RecordedList {
  readonly applications: readonly {
    readonly _id: string;
    readonly appName: string;
    readonly repository: { readonly owner: { readonly name: string } };
  }[];
  readonly builds: readonly {
    readonly appId: string;
    readonly index: number;
    readonly status: string;
    readonly config: { readonly name: string };
    readonly commit: { readonly branch: string };
  }[];
}
