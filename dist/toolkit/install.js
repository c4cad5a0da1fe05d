import { encode } from 'uqr';

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
  const figure = byAttribute('figure[hidden]')[0];
  if (figure) showCode(figure, location.origin + location.pathname);
}

// Android's apps come first in the document. An iPad calls itself a Mac, but has a touch screen.
const { userAgent, maxTouchPoints } = navigator;
if (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 0)) {
  const apps = byAttribute('article[data-ios]');
  apps[0]?.parentElement?.prepend(...apps);
}

/** Draws the QR code as the step draws it where it knows the address (src/action/install-page/page/page-html.ts). */
function showCode(/** @type {HTMLElement} */ figure, /** @type {string} */ address) {
  const drawing = figure.querySelector('svg');
  const dark = drawing?.querySelector('path');
  const link = figure.querySelector('a');
  if (!drawing || !dark || !link) return;
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  const path = data.map((row, y) => row.map((module, x) => (module ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  const side = String(size * Math.max(3, Math.min(6, Math.floor(300 / size))));
  drawing.setAttribute('viewBox', `0 0 ${size} ${size}`);
  drawing.setAttribute('width', side);
  drawing.setAttribute('height', side);
  dark.setAttribute('d', path.join(''));
  link.href = address;
  link.textContent = address;
  figure.hidden = false;
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
