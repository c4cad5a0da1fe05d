/**
 * Failures of the machine, the network or a package host, not of the code.
 *
 * @param mostRetries how many retries may help
 * @param causes each completes "The build failed because …", without a full stop, and the groups of a form take the place of
 *   `{host}` and `{status}`. Forms are messages of tools, in lines joined by `\n`. Each contains the mark of its tool, because
 *   the tests of an app print the same words about servers of their own. No part repeats without a limit, so the time is linear
 *   in the text's length
 */
const failures = (mostRetries: number, causes: Readonly<Record<string, readonly RegExp[]>>) =>
  Object.entries(causes).map(([cause, forms]) => ({ cause, mostRetries, forms }));

const re = (texts: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
  new RegExp(String.raw(texts, ...parts), 'gmu');

/** `501 HTTPS Required` is no passing failure. */
const status = String.raw`(?<status>429|50[02-4]|52\d)\b`;
const host = String.raw`(?<host>[A-Za-z\d][A-Za-z\d.-]{1,98}[A-Za-z\d])(?![A-Za-z\d-]|\.[A-Za-z\d])`;
const url = String.raw`https?:\/\/(?:[^\s\/@]{1,200}@)?${host}`;

/** What may stand before a message, such as a time, and between two parts of one: at most so many lines. */
const start = '^.{0,60}?';
const within = (most: number): string => String.raw`(?:.{0,500}\n){0,${most}}?.{0,200}?`;

const npm = 'npm (?:ERR!|error)';
const node = String.raw`${start}(?:${npm}|error An unexpected error occurred:|ERR_PNPM_\w{1,40}|YN0001:).{0,300}?`;
const gradle = String.raw`${start}Could not (?:GET|HEAD|get resource) '${url}[^'\n]{0,500}'\.\n.{0,60}?> `;
const wrapper = String.raw`${start}Downloading ${url}\/\S{0,200}?gradle-\S{1,60}\.zip${within(5)}Exception in thread "main" `;
const git = String.raw`${start}fatal: unable to access '${url}[^'\n]{0,300}': `;
const pods = String.raw`${start}CDN: \S{1,60} URL couldn't be downloaded: ${url}\S{0,300} (?:Response|error): `;
const podDownload = String.raw`${start}\[!\] \S{0,100}\/curl -f -L -o \S{1,300} ${url}.{0,400}\n${within(16)}curl: `;

const memory = 'which often means too little memory (instanceType selects a larger machine)';

/** The first row that fits counts. */
export const machineFailures = [
  // A machine that is too small stays so.
  ...failures(1, {
    [`its machine killed a process (exit status 137), ${memory}`]: [
      re`^(?:Step \d{1,4} .{1,200} exited with status code|.{0,60}?(?:> Process '.{1,300}' finished with non-zero exit value|(?:error |ELIFECYCLE {1,4})Command failed with exit code|${npm} (?:code|Exit status)|make(?:\[\d{1,3}\])?: \*\*\* \[.{1,300}\] Error)) 137\b`,
    ],
    [`its machine killed a process (signal 9), ${memory}`]: [
      re`${start}(?:error: (?:compile|emit-module|link) command failed due to signal 9\b|\S{1,200}: line \d{1,6}: {1,6}\d{1,8} Killed(?:: 9)? |(?:Dart snapshot generator failed with exit|AOT snapshotter exited with) code -9\b)`,
    ],
    [`the Gradle daemon disappeared, ${memory}`]: [
      re`${start}Gradle build daemon disappeared unexpectedly \(it may have been killed`,
    ],
    'its machine ran out of disk space (instanceType selects a larger machine)': [
      re`${start}(?:${npm} (?:nospc )?|error An unexpected error occurred: "|ERR_PNPM_ENOSPC {1,4})ENOSPC: no space left on device`,
      re`${start}> (?:java\.[\w.]{1,60}: )?No space left on device`,
      re`^.{0,20}?(?:\b(?:fatal|tar|cp|mv|ditto|rsync|unzip|ld|LLVM ERROR)|<unknown>:0: error): .{0,400}?(?:No space left on device|errno=28\b)`,
      re`^Flutter failed to .{1,400} The target device is full\.`,
    ],
  }),
  ...failures(3, {
    "Apple's notary service returned {status}": [
      re`Apple notary service\.\.\.\n${within(2)}Error: (?:HTTP status code: |invalidJSONResponse\(statusCode: Optional\()${status}`,
    ],
    "Apple's notary service could not be reached": [
      re`${start}Error: (?:abortedUpload\(|HTTPError\(statusCode: nil, .{1,1500}?\/\/appstoreconnect\.apple\.com\/notary\/)`,
    ],
    "Apple's timestamp service was not available": [re`^.{1,400}?: The timestamp service is not available\.`],
    'App Store Connect returned {status}': [
      re`${start}(?:GET|POST) https:\/\/api\.appstoreconnect\.apple\.com\/\S{1,400} returned ${status}`,
      re`\(Spaceship::InternalServerError\)\n?.{0,60}?Server error got ${status}`,
    ],
    '{host} returned {status}': [
      re`${start}Could not (?:GET|HEAD) '${url}[^'\n]{0,500}'\. Received status code ${status} from server`,
      re`${start}Exception in thread "main" .{0,100}?Server returned HTTP response code: ${status} for URL: ${url}\/\S{0,200}?gradle-\S{1,60}\.zip`,
      re`${start}(?:${npm} |ERR_PNPM_FETCH_)${status}.{0,60}? GET ${url}`,
      re`${start}error An unexpected error occurred: "${url}\S{0,300}: Request failed .{0,3}${status}`,
      re`${start}YN0035: .{0,20}?Response Code: ${status}${within(2)}YN0035: .{0,20}?Request URL: ${url}`,
      re`${start}HTTP error ${status}: .{1,60}? at ${url}\/(?:api\/)?packages\/`,
      re`${pods}${status}`,
      re`${podDownload}\(22\) The requested URL returned error: ${status}`,
      re`${start}curl: \(22\) The requested URL returned error: ${status}${within(3)}Download failed: ${url}`,
      re`${git}The requested URL returned error: ${status}`,
      re`${start}failed downloading '${url}[^'\n]{0,400}' which is required by binary target .{1,100}?: badResponseStatusCode\(${status}`,
      re`^.{0,200}?[ -]bad response .{1,60}? ${status} \(${url}`,
      re`(?:Unable to load the service index for source|Failed to (?:download package|retrieve information about) '[^'\n]{1,100}' from(?: remote source)?) '?${url}.{0,300}\n.{0,300}?Response status code does not indicate success: ${status}`,
      re`^.{0,200}?Request \[GET ${url}[^\]\n]{0,300}\] failed with status code \[${status}`,
    ],
    'the Git server returned {status}': [re`${start}error: RPC failed; HTTP ${status}`],
    'the name {host} could not be resolved': [
      re`${start}(?:fatal: unable to access '[^'\n]{1,300}': |curl: \(6\) |ssh: )Could not resolve host(?:name)?:? ${host}`,
      re`${node}getaddrinfo (?:EAI_AGAIN|ENOTFOUND) ${host}`,
      re`${gradle}\k<host>(?:: (?:Temporary failure|Name or service|nodename nor servname) .{1,60})?$`,
      re`^.{0,400}?Ensure you have network connectivity .{1,100}\n.{0,200}?Failed host lookup: '${host}'`,
    ],
    'the connection to {host} was reset': [
      re`${gradle}(?:Connection reset|Remote host (?:terminated the|closed connection during) handshake|SSL peer shut down)`,
      re`${node}${url}.{0,400}?(?:ECONNRESET|socket hang up|: aborted)`,
      re`${git}.{0,200}?(?:Connection (?:was )?reset|SSL_ERROR_SYSCALL)`,
      re`${podDownload}\((?:18|35|52|56)\) `,
      re`^(?:\[.{0,20}\] {1,4})?Connection (?:closed|reset|terminated) .{1,80}?, uri ?= ?${url}\/api\/(?:archives|packages)\/`,
    ],
    'the connection to {host} timed out': [
      re`${gradle}(?:Connect to .{1,200}? failed: )?(?:Read|[Cc]onnect|Connection) timed out`,
      re`${node}${url}.{0,400}?E(?:SOCKET)?TIMEDOUT`,
      re`${start}(?:batch response|LFS): (?:Get|Post|Put) "?${url}\S{0,400}: net\/http: TLS handshake timeout`,
    ],
    '{host} could not be reached': [
      re`${wrapper}java\.(?:net\.(?:UnknownHost|Connect|Socket|SocketTimeout)Exception|io\.IOException: Downloading from \S{1,300} failed: timeout)`,
      re`${start}Got socket error trying to find package .{1,100}? at ${url}`,
      re`${pods}(?:Timeout was reached|Could(?:n't| not) (?:resolve|connect)|Failure when receiving|SSL connect|execution expired)`,
      re`${start}(?:fatal: unable to access '[^'\n]{1,300}': Failed to connect to |ssh: connect to host )${host} port \d{1,5}.{0,60}?(?:[Tt]imed out|connect to server)`,
      re`${start}Could not reach host ${host}\. Check your network connection`,
      re`${start}Network error while fetching ${url}\S{0,300}\s{1,3}\(execution expired\)`,
      re`^.{0,200}?Cannot connect to '${host}(?::\d{1,5})?' \(error code: E[A-Z_]{4,20}\)`,
    ],
    'npm lost its connection to the registry': [
      re`${start}${npm} code (?:ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT)`,
    ],
    'Git lost its connection to the server': [
      re`${start}error: RPC failed; curl (?:18|28|52|55|56|92) `,
      re`${start}kex_exchange_identification: ${within(3)}fatal: Could not read from remote repository`,
    ],
  }),
];

/** Hosts of the public network: no address and no name that tests use for a server of their own. */
const isPublic = /\.(?!(?:example|invalid|local|localhost|test)$)[a-z]{2,63}$/i;

/** A tool says that it tries again, or that it has what it needs: what failed before is over. */
const again = /\bwill retry\b|\bretrying\b|\bretries(?: left|: \d)|attempting retry|\bretry scheduled/i;
const over =
  /^.{0,60}?(?:Got dependencies!|Bundle complete!|Pod installation complete!|added \d{1,6} package|Done (?:with warnings )?in \d|BUILD SUCCESSFUL)/u;

/** Characters of a line that are read. */
const longestLine = 2_000;

/**
 * @param lines the message of the record, or the end of the failed step's log, redacted
 * @returns `cause` is untrusted: parts come from the log
 */
export function machineFailureIn(lines: readonly string[]) {
  const read = lines.map((line) => line.slice(0, longestLine));
  const last = read.slice(read.findLastIndex((line) => over.test(line)) + 1);
  const text = last.filter((line) => !again.test(line)).join('\n');
  for (const { cause, mostRetries, forms } of machineFailures)
    for (const { groups = {} } of forms.flatMap((form) => [...text.matchAll(form)]))
      if (groups.host === undefined || isPublic.test(groups.host))
        return { cause: cause.replaceAll(/\{(\w+)\}/g, (_, name) => groups[name] ?? ''), mostRetries };
  return undefined;
}
