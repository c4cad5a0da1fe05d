// What only the opened page can know: its own address, and the time.

const all = (/** @type {string} */ selector) =>
  /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(selector));

// iOS takes a manifest only from https.
if (location.protocol === 'https:') {
  for (const button of all('a[data-manifest]')) {
    const manifest = new URL(button.dataset.manifest ?? '', location.href).href;
    const query = `action=download-manifest&url=${encodeURIComponent(manifest)}`;
    button.setAttribute('href', `itms-services://?${query}`);
    button.hidden = false;
  }
  for (const note of all('[data-without-address]')) note.hidden = true;
}

function showEnded() {
  for (const app of all('article[data-ends]:not(.ended)')) {
    if (Date.now() < Number(app.dataset.ends)) continue;
    app.classList.add('ended');
    for (const link of app.querySelectorAll('a')) link.removeAttribute('href');
    for (const word of app.querySelectorAll('[data-word]')) word.textContent = 'The link ended on';
    for (const button of app.querySelectorAll('.button')) button.textContent = 'The link has ended';
  }
}

showEnded();
// A page stays open for days.
setInterval(showEnded, 30_000);
