#!/bin/sh
# Prints the "app" for one platform, with its source and the variables of the build.
set -eu
echo "platform: $1"
echo "flavour: ${FLAVOUR:-none}"
echo "version: ${APP_VERSION:-0.0.0}"
cat src/greeting.txt
