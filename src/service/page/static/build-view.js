import { createCauseView } from './cause-view.js';
import { byId, element, save, setChildren, withCode } from './element.js';
import { createStepsView } from './steps-view.js';
import {
  durationOf,
  hasEnded,
  isSimulated,
  kindOf,
  plain,
  refOf,
  shownSize,
  shownTime,
  workflowOf,
} from './wording.js';

/**
 * @typedef {import('./api.js').Build} Build
 * @typedef {{ api: import('./api.js').Api, attempt: (work: () => Promise<void>) => Promise<void>,
 *   canceled: () => Promise<void> }} BuildActions
 */

/**
 * One build: its facts, its steps with their logs, its artefacts, and a button that cancels it.
 *
 * @param {BuildActions} actions
 */
export function createBuildView({ api, attempt, canceled }) {
  const section = byId('build', HTMLElement);
  const title = element('h2', { id: 'build-title', tabindex: '-1' });
  const state = element('p', { role: 'status' });
  const message = element('p', { class: 'message' });
  const skipped = element('p', { class: 'note' });
  const again = element('a', { class: 'button' }, 'Start again');
  const cancel = element('button', { type: 'button', class: 'danger' }, 'Cancel this build');
  const facts = element('dl');
  const files = element('ul', { class: 'artefacts' });
  const fileNote = element('p', { class: 'note' });
  const cause = createCauseView(api);
  const steps = createStepsView({ api, attempt });
  let id = '';
  let artefactsShown = '';

  // Not `disabled`, which would take the focus away. A second request would change nothing.
  cancel.addEventListener('click', () =>
    attempt(async () => {
      await api.cancel(id);
      await canceled();
    }),
  );
  section.replaceChildren(
    element('a', { class: 'back', href: '#/' }, '← All builds'),
    title,
    state,
    message,
    skipped,
    cause.view,
    element('p', { class: 'actions' }, again, cancel),
    facts,
    element('h3', {}, 'Artefacts'),
    fileNote,
    files,
    element('h3', {}, 'Steps'),
    steps.view,
  );

  /** @param {Build} build */
  const showArtefacts = ({ artefacts = [], status }) => {
    if (artefacts.length > 0) fileNote.textContent = '';
    else fileNote.textContent = hasEnded(status) ? 'This build kept no artefacts.' : 'None yet.';
    // Rows stay as they are while nothing is new, so that a focused button keeps the focus.
    const now = JSON.stringify(artefacts);
    if (now === artefactsShown) return;
    artefactsShown = now;
    files.replaceChildren(...artefacts.map(artefactItem));
  };
  /** @param {import('./api.js').Artefact} artefact */
  const artefactItem = (artefact) => {
    const name = plain(artefact.name);
    const button = element('button', { type: 'button' }, `Download ${name}`);
    button.addEventListener('click', () =>
      attempt(async () => save(await api.link(artefact), artefact.name)),
    );
    const more = [shownSize(artefact.size), artefact.versionName, artefact.md5 && `MD5 ${artefact.md5}`];
    const details = more.flatMap((text) => (text ? [plain(text)] : [])).join(' · ');
    return element('li', {}, button, ' ', element('span', { class: 'where' }, details));
  };
  /** @param {Build} build */
  const factsOf = (build) => {
    const { commit, labels = [] } = build;
    /** @type {[name: string, value: string | undefined][]} */
    const all = [
      ['Branch or tag', refOf(build)],
      ['Commit', commit?.hash && plain(`${commit.hash.slice(0, 10)} ${commit.commitMessage ?? ''}`, 120)],
      ['Started', build.startedAt && shownTime(build.startedAt)],
      ['Duration', durationOf(build)],
      ['Labels', labels.map((label) => plain(label, 80)).join(', ')],
      ['ID', build._id],
    ];
    return all.flatMap(([name, value]) =>
      value ? [element('div', {}, element('dt', {}, name), element('dd', {}, value))] : [],
    );
  };

  return {
    /** Focuses the build's title, so that a screen reader says where it is. */
    focus: () => title.focus(),

    /**
     * @param {Build} build
     * @param {string} appName
     */
    async show(build, appName) {
      const isOther = build._id !== id;
      id = build._id;
      const name = `${plain(appName)}: ${workflowOf(build)}`;
      const ended = hasEnded(build.status);
      if (title.textContent !== name) title.textContent = name;
      const status = plain(build.status, 20);
      const words = [status, ...(isSimulated(build) ? ['simulated'] : [])];
      if (state.textContent !== words.join(' '))
        state.replaceChildren(
          element('span', { class: `state ${kindOf(status)}` }, status),
          ...words.slice(1).flatMap((word) => [' ', element('span', { class: 'state stopped' }, word)]),
        );
      message.replaceChildren(...withCode(build.message ? plain(build.message, 2_000) : ''));
      skipped.textContent = skippedIn(build);
      again.href = `#/start/${encodeURIComponent(id)}`;
      again.hidden = false;
      // A focus that disappears would leave the keyboard at the top of the page.
      if (ended && document.activeElement === cancel) title.focus();
      cancel.hidden = ended;
      setChildren(facts, factsOf(build));
      showArtefacts(build);
      if (isOther) steps.clear();
      await cause.show(build);
      await steps.show(build.buildActions ?? [], { ended });
    },

    /** @param {string} why */
    showMissing(why) {
      id = '';
      title.textContent = why;
      artefactsShown = '';
      for (const part of [state, message, skipped, facts, files, fileNote]) part.replaceChildren();
      for (const part of [again, cancel, cause.view]) part.hidden = true;
      steps.clear();
    },
  };
}

/**
 * What a green build did not do: nothing else on the page shows it.
 *
 * @param {Build} build
 */
function skippedIn({ buildActions = [] }) {
  const keys = buildActions.flatMap((step) => step.skipped ?? []);
  if (keys.length === 0) return '';
  const named = plain(keys.join(', '), 500);
  return `Skipped: ${named}. The local service does not publish, send or sign anything; for alternatives, see the log of the first step.`;
}
