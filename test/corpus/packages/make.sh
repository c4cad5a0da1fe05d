#!/usr/bin/env bash
# Makes the packages of this folder. Needs Debian's aapt (it ships aapt2), android-framework-res, apksigner, zipalign,
# default-jre-headless, libplist-utils and zip. The packages are committed, so that the tests need none of these.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
framework=/usr/share/android-framework-res/framework-res.apk

mkdir -p res/values res/values-de Payload/Runner.app
cat >AndroidManifest.xml <<'XML'
<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.example.real"
    android:versionCode="42" android:versionName="@string/version">
  <uses-sdk android:minSdkVersion="24" android:targetSdkVersion="33"/>
  <application android:label="@string/app_name" android:hasCode="false"/>
</manifest>
XML
cat >res/values/strings.xml <<'XML'
<resources>
  <string name="app_name">@string/brand</string>
  <string name="brand">Pläne &amp; Ziele</string>
  <string name="version">1.4.0</string>
</resources>
XML
echo '<resources><string name="brand">Ein anderer Name</string></resources>' >res/values-de/strings.xml
aapt2 compile --dir res -o res.zip

aapt2 link -I "$framework" --manifest AndroidManifest.xml -o linked.apk res.zip
zipalign 4 linked.apk aligned.apk
keytool -genkeypair -keystore keys -storepass secret-of-a-test -alias test -keyalg EC -groupname secp256r1 -dname CN=test -validity 10000
apksigner sign --ks keys --ks-pass pass:secret-of-a-test --out "$here/signed.apk" aligned.apk
rm -f "$here"/*.idsig

cat >Info.plist <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
  <key>CFBundleDisplayName</key><string>Pläne &amp; Ziele</string>
  <key>CFBundleIdentifier</key><string>com.example.real</string>
  <key>CFBundleShortVersionString</key><string>1.4.0</string>
  <key>CFBundleVersion</key><string>42</string>
  <key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>
</dict></plist>
XML
plistutil -f bin -i Info.plist -o Payload/Runner.app/Info.plist
rm -f "$here/binary.ipa" && zip -qX -r "$here/binary.ipa" Payload
plistutil -f bin -i Info.plist -o binary.plist && plistutil -f xml -i binary.plist -o Payload/Runner.app/Info.plist
rm -f "$here/xml.ipa" && zip -qX -r "$here/xml.ipa" Payload

# The packages that simulated builds keep.
samples="$here/../../../src/service/executor/simulate/packages.ts"
mkdir -p sample/base/manifest sample/Payload/Simulated.app
cat >sample/AndroidManifest.xml <<'XML'
<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="simulated.app"
    android:versionCode="1" android:versionName="1.0.0-simulated">
  <uses-sdk android:minSdkVersion="24" android:targetSdkVersion="35"/>
  <application android:label="Simulated app" android:hasCode="false"/>
</manifest>
XML
cat >sample/Payload/Simulated.app/Info.plist <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
  <key>CFBundleDisplayName</key><string>Simulated app</string>
  <key>CFBundleIdentifier</key><string>simulated.app</string>
  <key>CFBundleShortVersionString</key><string>1.0.0-simulated</string>
  <key>CFBundleVersion</key><string>1</string>
</dict></plist>
XML
cd sample
aapt2 link -I "$framework" --manifest AndroidManifest.xml -o app.apk
aapt2 link --proto-format -I "$framework" --manifest AndroidManifest.xml -o base.apk
(cd base && unzip -q ../base.apk && mv AndroidManifest.xml manifest/)
# The protocol buffer of a bundle's settings: made by bundletool 1.17.2.
printf '\012\010\022\0061.17.2' >BundleConfig.pb
find base BundleConfig.pb Payload -exec touch -d 1980-01-01T00:00:00Z {} +
zip -qX -r app.aab BundleConfig.pb base
zip -qX -r app.ipa Payload
{
  echo '/** The smallest valid packages of an app called "Simulated app", made by test/corpus/packages/make.sh. */'
  echo 'export const packages: Readonly<Record<string, string>> = {'
  for kind in apk aab ipa; do
    echo "  $kind:"
    base64 --wrap=96 "app.$kind" | sed "s/.*/    '&' +/; \$s/ +\$/,/"
  done
  echo '};'
} >"$samples"
