#!/bin/sh
# Packs an "app" for one platform: a zip of the right shape, which no device installs. Git writes the zip, uncompressed,
# because every machine that builds has Git.
set -eu
case $1 in
  android) package=hello-mobile-unsigned-sample.apk manifest=android/AndroidManifest.xml at='' app=assets/ ;;
  ios) package=hello-mobile-unsigned-sample.ipa manifest=ios/Info.plist at=Payload/Hello.app/ app=Payload/Hello.app/ ;;
esac
mkdir -p out
{
  echo "platform: $1"
  echo "flavour: ${FLAVOUR:-none}"
  echo "version: ${APP_VERSION:-0.0.0}"
} > out/build.txt
git archive --format=zip -0 --output "out/$package" \
  --prefix="$at" --add-file="$manifest" --prefix="$app" --add-file=out/build.txt HEAD:src
echo "$package is an unsigned sample: it has a manifest, but no code, and cannot be installed."
