#!/usr/bin/env bash
# move-major-tag.sh <tag>: moves v1 to v1.2.3. Needs GITHUB_API_URL, GITHUB_REPOSITORY and GITHUB_TOKEN.
set -euo pipefail

tag=${1:?usage: move-major-tag.sh <tag>}
if ! [[ $tag =~ ^v([0-9]+)\.[0-9]+\.[0-9]+$ ]]; then
  echo "$tag is a prerelease: the major tag stays where it is."
  exit 0
fi
major="v${BASH_REMATCH[1]}"

newest=$(git tag --list "$major.*" | grep --extended-regexp '^v[0-9]+\.[0-9]+\.[0-9]+$' | sort --version-sort | tail -n 1)
if [ "$newest" != "$tag" ]; then
  echo "$newest is newer than $tag: $major stays where it is."
  exit 0
fi

# The tag of an immutable release cannot move, so the major tag must not have a release.
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT
status=$(printf 'header = "Authorization: Bearer %s"\n' "$GITHUB_TOKEN" |
  curl --config - --silent --show-error --retry 3 --output "$answer" --write-out '%{http_code}' \
    "$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/releases/tags/$major")
if [ "$status" != 404 ]; then
  echo "::error::Expected 404 from GitHub for a release of $major, but got $status. The major tag must not have a release, because its tag could not move."
  exit 1
fi

git tag --force "$major" "refs/tags/$tag^{commit}"
git push --force origin "refs/tags/$major"
echo "$major is now $tag."
