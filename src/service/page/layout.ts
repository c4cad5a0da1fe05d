import { html } from 'hono/html';
import { plainText } from '../errors.ts';

/** Markup in which all texts are escaped. */
export type Html = ReturnType<typeof html>;

interface Content {
  readonly title: string;
  /** When the browser loads another page, or this one again, as in `<meta http-equiv="refresh">`; empty: never. */
  readonly refresh?: string;
  readonly body: Html;
  /** By default, those of a signed-in user. */
  readonly actions?: Html | '';
}

const signedIn = (): Html => html`<a href="start">Start a build</a>
<form method="post" action="sign-out"><button>Sign out</button></form>`;

/** A complete page. */
export function page({ title, refresh = '', body, actions = signedIn() }: Content): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refresh === '' ? '' : html`<meta http-equiv="refresh" content="${refresh}">`}
<title>${title}</title>
<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="page.css">
</head>
<body>
<header><h1><a href="builds">Local build service</a></h1>${actions}</header>
<main>${body}</main>
</body>
</html>`;
}

export function signInPage(why: string): Html {
  const body = html`<h2>Sign in</h2>
<p class="problem" role="alert">${why}</p>
<p>Open the link that the service printed when it started, or enter an API token. The service also printed how to create one.</p>
<form method="post" action="sign-in">
<label for="token">API token</label>
<input id="token" name="token" type="password" autocomplete="off" required>
<button>Show builds</button>
</form>`;
  return page({ title: 'Sign in', body, actions: '' });
}

/** Not a redirect: on one, browsers withhold the new `SameSite=Strict` cookie if another site had the link. */
export function signedInPage(): Html {
  const body = html`<p>You are signed in. <a href="builds">Show builds</a></p>`;
  return page({ title: 'Builds', refresh: '0; url=builds', body, actions: '' });
}

export function refusedPage(why: string): Html {
  return page({ title: 'Builds', body: html`<p class="problem" role="alert">${plainText(why)}</p>` });
}
