/** Where the fake is, in the form of a GitHub Enterprise Server: one host, the API below `/api`. */
export interface Addresses {
  /** `GITHUB_SERVER_URL` */
  readonly server: string;
  /** `GITHUB_API_URL` */
  readonly api: string;
  /** `GITHUB_GRAPHQL_URL` */
  readonly graphql: string;
  readonly uploads: string;
}

export function addressesOf(port: number): Addresses {
  const server = `http://127.0.0.1:${port}`;
  return {
    server,
    api: `${server}/api/v3`,
    graphql: `${server}/api/graphql`,
    uploads: `${server}/api/uploads`,
  };
}
