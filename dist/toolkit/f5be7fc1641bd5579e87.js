import {
  createApi,
  exchange,
  forgetToken,
  hasCode,
  keepToken,
  keptToken,
  NoAnswer,
  Refused,
  takeCode,
  WrongToken,
} from './api.js';
import { createBuildView } from './build-view.js';
import { createBuilds, startPolling } from './builds.js';
import { byId } from './element.js';
import { createListView } from './list-view.js';
import { plain, workflowOf } from './wording.js';

const trouble = byId('trouble', HTMLParagraphElement);
const refusal = byId('refusal', HTMLParagraphElement);
const signIn = byId('sign-in', HTMLFormElement);
const tokenField = byId('token', HTMLInputElement);
const forget = byId('forget', HTMLButtonElement);
const listSection = byId('builds', HTMLElement);
const buildSection = byId('build', HTMLElement);

let visit = new AbortController();
if (hasCode()) void enter();
else start(keptToken());

signIn.addEventListener('submit', (event) => {
  event.preventDefault();
  const token = tokenField.value.trim();
  tokenField.value = '';
  keepToken(token);
  start(token);
});
forget.addEventListener('click', () => askForToken(''));
// Somebody opened an address with a code in this tab.
addEventListener('hashchange', () => {
  if (hasCode()) void enter();
});

/** Signs in with the code of the address; if that does not work, with the token that this tab kept. */
async function enter() {
  visit.abort();
  visit = new AbortController();
  const { signal } = visit;
  try {
    const token = await exchange(takeCode());
    if (signal.aborted) return;
    keepToken(token);
    start(token);
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof Refused || error instanceof NoAnswer)) throw error;
    const kept = keptToken();
    if (kept === null) askForToken(plain(error.message, 500));
    else start(kept);
  }
}

/** @param {string} why */
function askForToken(why) {
  visit.abort();
  forgetToken();
  trouble.textContent = why;
  refusal.textContent = '';
  for (const part of [listSection, buildSection, forget]) part.hidden = true;
  document.title = 'Builds';
  signIn.hidden = false;
  tokenField.focus();
}

/** @param {string | null} token */
function start(token) {
  visit.abort();
  if (token === null) return askForToken('');
  // Other characters cannot be in a header.
  if (!/^[\x21-\x7e]+$/.test(token)) return askForToken('This is not a token of the service.');
  trouble.textContent = '';
  signIn.hidden = true;
  forget.hidden = false;
  visit = new AbortController();
  watch(token, visit.signal);
}

/** The id of the build that the address names. */
function selectedBuild() {
  const [, id] = /^#\/builds\/([\w-]+)$/.exec(location.hash) ?? [];
  return id;
}

/**
 * Shows builds until the signal is aborted.
 *
 * @param {string} token
 * @param {AbortSignal} signal
 */
function watch(token, signal) {
  const api = createApi(token);
  const builds = createBuilds(api);

  /**
   * Does what may fail, and says so in `place`.
   *
   * @param {HTMLElement} place
   * @param {() => Promise<void>} work
   */
  const attemptIn = async (place, work) => {
    try {
      await work();
      if (!signal.aborted) place.textContent = '';
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof WrongToken) askForToken(error.message);
      else if (error instanceof NoAnswer) trouble.textContent = `${error.message} Trying again …`;
      else if (error instanceof Refused) place.textContent = plain(error.message, 500);
      else throw error;
    }
  };
  /** @param {() => Promise<void>} work */
  const attempt = (work) => attemptIn(refusal, work);
  const listView = createListView({
    signal,
    showOlder: () =>
      attempt(async () => {
        await builds.readOlder();
        listView.show(builds, selectedBuild());
      }),
  });
  const buildView = createBuildView({ api, attempt, canceled: () => polling.now() });

  const show = async () => {
    if (signal.aborted) return;
    const id = selectedBuild();
    listSection.hidden = false;
    buildSection.hidden = id === undefined;
    document.body.classList.toggle('has-build', id !== undefined);
    listView.show(builds, id);
    const build = id === undefined ? undefined : builds.find(id);
    document.title = build ? `${plain(build.status, 20)}: ${workflowOf(build)}` : 'Builds';
    if (build) await buildView.show(build, builds.appName(build));
    else if (id !== undefined) buildView.showMissing('There is no such build.');
  };
  const polling = startPolling(
    () =>
      attemptIn(trouble, async () => {
        await builds.refresh(selectedBuild());
        await show();
      }),
    signal,
  );
  let selected = selectedBuild();
  const select = async () => {
    if (hasCode()) return;
    const before = selected;
    selected = selectedBuild();
    refusal.textContent = '';
    await polling.now();
    if (signal.aborted) return;
    if (selected !== undefined) buildView.focus();
    else if (before !== undefined) listView.focus(before);
  };
  addEventListener('hashchange', select, { signal });
  void polling.now();
}
