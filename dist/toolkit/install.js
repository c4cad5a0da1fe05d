// What only the opened page can know: its own address, and the time.

const byAttribute = (/** @type {string} */ selector) =>
  /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(selector));

// iOS takes a manifest only from https.
if (location.protocol === 'https:') {
  for (const button of byAttribute('a[data-manifest]')) {
    const manifest = new URL(button.dataset.manifest ?? '', location.href).href;
    const query = `action=download-manifest&url=${encodeURIComponent(manifest)}`;
    button.setAttribute('href', `itms-services://?${query}`);
    button.hidden = false;
  }
  for (const note of byAttribute('[data-without-address]')) note.hidden = true;
}

function showEnded() {
  const now = Date.now();
  for (const app of byAttribute('article[data-ends]:not(.ended)')) {
    if (now < Number(app.dataset.ends)) continue;
    app.classList.add('ended');
    for (const link of app.querySelectorAll('a')) link.removeAttribute('href');
    const word = app.querySelector('[data-word]');
    if (word) word.textContent = 'The link ended on';
    for (const button of app.querySelectorAll('.button')) button.textContent = 'The link has ended';
  }
}

showEnded();
// A page stays open for days, and a phone stops its timers while it sleeps.
setInterval(showEnded, 30_000);
document.addEventListener('visibilitychange', showEnded);
