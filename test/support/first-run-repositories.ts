/** Small repositories that resemble those of real apps, for a first build on a user's machine. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './action-metadata.ts';
import type { Files } from './git.ts';

function starter(name: string): string {
  return readFileSync(join(repositoryRoot, 'examples', name, 'codemagic.yaml'), 'utf8');
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

const cartTest = `const test = require('node:test');
const assert = require('node:assert');
const { total } = require('./cart.js');

test('adds the prices of a cart', () => {
  assert.strictEqual(total([{ price: 2 }, { price: 3 }]), 5);
});
`;

const cart = 'exports.total = (items) => items.reduce((sum, { price }) => sum + price, 0);\n';

const flutter: Files = {
  'pubspec.yaml': 'name: shop\nenvironment:\n  sdk: ^3.8.0\ndependencies:\n  flutter:\n    sdk: flutter\n',
  'lib/main.dart': "import 'package:flutter/material.dart';\n\nvoid main() => runApp(const Text('Shop'));\n",
  'test/widget_test.dart': 'void main() {}\n',
};

/** Stands in for the package, because nothing can be installed without a network: its command writes a bundle. */
const reactNativePackage: Files = {
  'vendor/react-native/package.json': json({
    name: 'react-native',
    version: '0.80.0',
    bin: { 'react-native': 'cli.js' },
  }),
  'vendor/react-native/cli.js': {
    mode: 0o755,
    text: `#!/usr/bin/env node
const { readFileSync, writeFileSync } = require('node:fs');
const option = (name) => process.argv[process.argv.indexOf(name) + 1];
writeFileSync(option('--bundle-output'), readFileSync(option('--entry-file')));
`,
  },
};

const reactNative: Files = {
  ...reactNativePackage,
  '.gitignore': 'node_modules/\n',
  'package.json': json({
    name: 'shop',
    version: '1.0.0',
    scripts: { test: 'node --test' },
    dependencies: { 'react-native': 'file:vendor/react-native' },
  }),
  'package-lock.json': json({
    name: 'shop',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: {
      '': { name: 'shop', version: '1.0.0', dependencies: { 'react-native': 'file:vendor/react-native' } },
      'node_modules/react-native': { resolved: 'vendor/react-native', link: true },
      'vendor/react-native': { version: '0.80.0', bin: { 'react-native': 'cli.js' } },
    },
  }),
  'index.js': "require('./cart.js');\n",
  'cart.js': cart,
  'cart.test.js': cartTest,
};

const capacitor: Files = {
  '.gitignore': 'node_modules/\ndist/\n',
  'package.json': json({
    name: 'shop',
    version: '1.0.0',
    scripts: {
      test: 'node --test',
      build: 'mkdir -p dist && cp index.html cart.js dist/',
    },
  }),
  'package-lock.json': json({
    name: 'shop',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: { '': { name: 'shop', version: '1.0.0' } },
  }),
  'capacitor.config.json': json({ appId: 'com.example.shop', appName: 'Shop', webDir: 'dist' }),
  'index.html': '<!doctype html><title>Shop</title><script src="cart.js"></script>\n',
  'cart.js': cart,
  'cart.test.js': cartTest,
};

/** Succeeds only with the values, which are in no process argument and are not printed. */
const signed = `workflows:
  release:
    name: Signed release
    environment:
      groups: [signing, sentry]
    scripts:
      - name: Build
        script: |
          arguments=$(cat /proc/[0-9]*/cmdline 2>/dev/null | tr '\\0' ' ')
          case "$arguments" in *"$KEY_PASSWORD"*) exit 9 ;; esac
          test "$KEY_ALIAS" = upload
          test "\${#SENTRY_AUTH_TOKEN}" -gt 8
          mkdir -p out && echo "signed by $KEY_ALIAS" > out/app.txt
    artifacts: [out/app.txt]
    publishing:
      email: { recipients: [ada@example.com] }
`;

const oneScript = (script: string): string =>
  `workflows:\n  build:\n    scripts:\n      - name: Build\n        script: ${script}\n    artifacts: [out/*]\n`;

export const firstRunRepositories = {
  flutter: { ...flutter, 'codemagic.yaml': starter('flutter') },
  'react-native': { ...reactNative, 'codemagic.yaml': starter('react-native') },
  monorepo: {
    'package.json': json({ private: true, workspaces: ['apps/*'] }),
    'apps/mobile/codemagic.yaml': oneScript('mkdir out && cp main.txt out/'),
    'apps/mobile/main.txt': 'mobile\n',
    'apps/web/main.txt': 'web\n',
  },
  groups: { 'codemagic.yaml': signed, 'README.md': '# Shop\n' },
  'no-yaml': reactNative,
  'failing-test': {
    ...capacitor,
    'codemagic.yaml': starter('capacitor'),
    'cart.js': cart.replace('+ price', '- price'),
  },
  'not-committed': {
    'codemagic.yaml': oneScript("mkdir out && cp main.txt out/ && grep -q '^committed$' main.txt"),
    'main.txt': 'committed\n',
  },
} as const satisfies Readonly<Record<string, Files>>;

export type FirstRunRepository = keyof typeof firstRunRepositories;
