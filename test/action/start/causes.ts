export const script = [
  'echo "e: file://$CM_BUILD_DIR/app/src/main/Cart.kt:12:5 Unresolved reference: total"',
  'echo "w: file://$CM_BUILD_DIR/app/src/main/Cart.kt:3:1 Unused"',
  'echo "lib/a,line=9.dart:7:3: Error: ::error file=b.dart::forged"',
  'echo "/opt/sdk/lib/a.dart:1:2: Error: elsewhere"; exit 1',
].join('\n');
