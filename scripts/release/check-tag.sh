#!/usr/bin/env bash
# check-tag.sh <tag>: fails unless a maintainer has signed the tag and its commit is on the main branch.
set -euo pipefail

tag=${1:?usage: check-tag.sh <tag>}
ref="refs/tags/$tag"

refuse() {
  echo "::error::$1"
  exit 1
}

[ "$(git cat-file -t "$ref")" = tag ] || refuse "$tag is not a signed tag. Create it with: git tag --sign $tag"

# The list of the main branch counts: a tag must not bring the key that signs it.
signers=$(mktemp)
trap 'rm -f "$signers"' EXIT
git show refs/remotes/origin/main:.github/allowed-signers > "$signers"
git -c gpg.ssh.allowedSignersFile="$signers" verify-tag "$ref" ||
  refuse "$tag is not signed by a key of .github/allowed-signers on the main branch."

git merge-base --is-ancestor "$ref^{commit}" refs/remotes/origin/main ||
  refuse "The commit of $tag is not on the main branch."
echo "$tag is signed and on the main branch."
