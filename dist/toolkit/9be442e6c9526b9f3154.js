import {
  commandForToken,
  createApi,
  exchange,
  forgetToken,
  hasCode,
  NoAnswer,
  Refused,
  storedToken,
  storeToken,
  takeCode,
  WrongToken,
} from './api.js';
import { createBuildView } from './build-view.js';
import { createBuilds, startPolling } from './builds.js';
import { byId } from './element.js';
import { createListView } from './list-view.js';
import { createStartView } from './start-view.js';
import { plain, workflowOf } from './wording.js';

const trouble = byId('trouble', HTMLParagraphElement);
const refusal = byId('refusal', HTMLParagraphElement);
const signIn = byId('sign-in', HTMLFormElement);
const tokenField = byId('token', HTMLInputElement);
const forget = byId('forget', HTMLButtonElement);
const listSection = byId('builds', HTMLElement);
const buildSection = byId('build', HTMLElement);
const startSection = byId('start', HTMLFormElement);
const startLink = byId('start-link', HTMLAnchorElement);
const another = byId('another', HTMLDivElement);
const command = byId('command', HTMLInputElement);

let visit = new AbortController();
if (hasCode()) void enter();
else start(storedToken());

signIn.addEventListener('submit', (event) => {
  event.preventDefault();
  const token = tokenField.value.trim();
  tokenField.value = '';
  storeToken(token);
  start(token);
});
forget.addEventListener('click', () => askForToken(''));
// Somebody opened an address with a code in this tab.
addEventListener('hashchange', () => {
  if (hasCode()) void enter();
});

/** Signs in with the code of the address; if that does not work, with the token that this tab has stored. */
async function enter() {
  visit.abort();
  visit = new AbortController();
  const { signal } = visit;
  try {
    const token = await exchange(takeCode());
    if (signal.aborted) return;
    storeToken(token);
    start(token);
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof Refused || error instanceof NoAnswer)) throw error;
    const token = storedToken();
    if (token === null) askForToken(plain(error.message, 500));
    else start(token);
  }
}

/** @param {string} why */
function askForToken(why) {
  visit.abort();
  forgetToken();
  trouble.textContent = why;
  refusal.textContent = '';
  for (const part of [listSection, buildSection, startSection, forget]) part.hidden = true;
  document.title = 'Builds';
  startSection.reset();
  signIn.hidden = false;
  tokenField.focus();
  void showCommand();
}

/** Shows the command for another token, which nobody needs who has one. */
async function showCommand() {
  const text = await commandForToken().catch(() => '');
  another.hidden = text === '';
  command.value = text;
}

/** @param {string | null} token */
function start(token) {
  visit.abort();
  if (token === null) return askForToken('');
  // Other characters cannot be in a header.
  if (!/^[\x21-\x7e]+$/.test(token)) return askForToken('This is not a valid token.');
  trouble.textContent = '';
  signIn.hidden = true;
  forget.hidden = false;
  visit = new AbortController();
  watch(token, visit.signal);
}

/**
 * What the address names: one build, the form that starts one (again, where it names an earlier one), or the list alone.
 *
 * @returns {{ isForm: boolean, id: string | undefined }}
 */
function route() {
  const [, name, id] = /^#\/(builds|start)(?:\/([\w-]+))?$/.exec(location.hash) ?? [];
  return { isForm: name === 'start', id };
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
        listView.show(builds, route().id);
      }),
  });
  const startView = createStartView({ api, list: builds.list, signal, attemptIn });
  const buildView = createBuildView({ api, attempt, canceled: () => polling.now() });

  /** The address that the form was filled in for. */
  let filledFor = '';
  const show = async () => {
    if (signal.aborted) return;
    const { isForm, id } = route();
    const isBuild = !isForm && id !== undefined;
    listSection.hidden = false;
    buildSection.hidden = !isBuild;
    startSection.hidden = !isForm;
    document.body.classList.toggle('has-detail', isBuild || isForm);
    listView.show(builds, id);
    const build = id === undefined ? undefined : builds.find(id);
    // What somebody has typed stays.
    if (!isForm) filledFor = '';
    else if (filledFor !== location.hash) {
      const { hash } = location;
      await startView.open(build);
      filledFor = hash;
    }
    document.title = isForm ? 'Start a build' : 'Builds';
    if (isForm) return;
    if (build) {
      document.title = `${plain(build.status, 20)}: ${workflowOf(build)}`;
      await buildView.show(build, builds.appName(build));
    } else if (isBuild) buildView.showMissing('This build does not exist.');
  };
  const polling = startPolling(
    () =>
      attemptIn(trouble, async () => {
        await builds.refresh(route().id);
        await show();
      }),
    signal,
  );
  let before = route();
  const select = async () => {
    if (hasCode()) return;
    const left = before;
    const { isForm, id } = route();
    before = { isForm, id };
    refusal.textContent = '';
    await polling.now();
    if (signal.aborted) return;
    if (isForm) startView.focus();
    else if (id !== undefined) buildView.focus();
    else if (left.id !== undefined) listView.focus(left.id);
    else if (left.isForm) startLink.focus();
  };
  addEventListener('hashchange', select, { signal });
  void polling.now();
}
