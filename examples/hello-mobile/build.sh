#!/bin/sh
# Prints the "app" for one platform: what it was built from, and what the build was told.
set -eu
echo "platform: $1"
echo "flavour: ${FLAVOUR:-none}"
echo "version: ${APP_VERSION:-0.0.0}"
cat src/greeting.txt
