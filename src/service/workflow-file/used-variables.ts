import { scriptsIn, type Workflow } from './schema.ts';

/** Variables of shells, machines and the hosted service, which no variable group has. */
const ofOthers =
  /^(?:_|BASH\w*|COLUMNS|DIRSTACK|EPOCH\w*|E?UID|FUNCNAME|HOST(?:NAME|TYPE)|IFS|LINENO|LINES|LOGNAME|MACHTYPE|OLDPWD|OPT(?:ARG|IND)|OSTYPE|PIPESTATUS|PPID|PWD|RANDOM|REPLY|SECONDS|SHELL|SHELLOPTS|SHLVL|TERM|USER|PATH|HOME|TMPDIR|TZ|LANG|LANGUAGE|LC_\w+|ANDROID_(?:HOME|SDK_ROOT|NDK\w*)|JAVA_HOME\w*|FLUTTER_(?:HOME|ROOT)|GRADLE_HOME|GOROOT|DEVELOPER_DIR|CI|CONTINUOUS_INTEGRATION|(?:PROJECT_)?BUILD_NUMBER|GIT_TERMINAL_PROMPT|BUILD_SERVICE_BUILD_ID|FCI_\w+|CM_(?:ARTIFACT_LINKS|BRANCH|BUILD_(?:DIR|ID|OUTPUT_DIR|STARTED_BY|STEP_STATUS)|CLONE_DEPTH|COMMIT|ENV|EXPORT_DIR|FLUTTER_SCHEME|PREVIOUS_COMMIT|PROJECT_ID|PULL_REQUEST\w*|RECURSIVE_SUBMODULE_INIT|REPO_SLUG|TAG|TEST_STEP_STATUS|TRIGGER_SOURCE|WORKFLOW_NAME))$/;

/** In characters, for all scripts; with aliases, they can be longer than any file, and are then not searched. */
const longest = 2 ** 18;

/**
 * The variables that a workflow uses and nobody sets, in the order of their use: neither the workflow, its scripts, a shell,
 * a machine nor the service. Programs that scripts call are not searched, nor are single quotes.
 *
 * @param isSet whether a group, the request or the machine sets a variable
 */
export function unsetVariables(workflow: Workflow, isSet: (name: string) => boolean): string[] {
  const scripts = scriptsIn(workflow)
    .map(({ script }) => script)
    .filter((script) => !script.startsWith('#!') || /^#!.*\b(?:ba|da|k|z)?sh\b/.test(script));
  if (scripts.reduce((sum, { length }) => sum + length, 0) > longest) return [];
  const set = new Set([...Object.keys(workflow.variables), ...scripts.flatMap(setIn)]);
  const { variables, labels, workingDirectory, cachePaths, artifacts, ignoredVariables = [] } = workflow;
  const before = [...Object.values(variables), ...labels, workingDirectory, ...cachePaths];
  const used = new Set([...[...before, ...scripts, ...artifacts].flatMap(usedIn), ...ignoredVariables]);
  return [...used].filter((name) => !set.has(name) && !ofOthers.test(name) && !isSet(name));
}

const settings: readonly RegExp[] = [
  // `NAME=`, also in a text for CM_ENV; not `NAME=$NAME`, which only writes the variable to a file.
  /\b([A-Za-z_]\w*)(?:\+?=(?!["']?\$\{?\1\b)|<<)/g,
  /\b(?:for|select)\s+([A-Za-z_]\w*)\b/g,
];

/** The variables that a script sets, as far as its text shows. */
export function setIn(script: string): string[] {
  const named = settings.flatMap((one) => [...script.matchAll(one)].map(([, name = '']) => name));
  const read = [...script.matchAll(/\bread\s([^\n;&|<]*)/g)].flatMap(([, names = '']) => names.split(/\s+/));
  return [...named, ...read];
}

const token = /\\[\s\S]|'|"|(?<=^|\s)#|\$\{[#!]?([A-Za-z_]\w*)(:?[-=+])?|\$([A-Za-z_]\w*)/gm;

/** `${NAME:-other}` does not count: it works without the variable. */
export function usedIn(script: string): string[] {
  const names: string[] = [];
  let isQuoted = false;
  token.lastIndex = 0;
  for (let found = token.exec(script); found; found = token.exec(script)) {
    const [text, braced, operator, bare] = found;
    const name = bare ?? (operator === undefined ? braced : undefined);
    if (name !== undefined) names.push(name);
    else if (text === '"') isQuoted = !isQuoted;
    else if (text === "'" && !isQuoted) {
      const end = script.indexOf("'", token.lastIndex);
      if (end >= 0) token.lastIndex = end + 1;
    } else if (text === '#' && !isQuoted) {
      const end = script.indexOf('\n', token.lastIndex);
      token.lastIndex = end < 0 ? script.length : end;
    }
  }
  return names;
}
