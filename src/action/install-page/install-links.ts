import type { ReportedArtefact, StepReport } from '../report/report.ts';
import { endedBuilds, type Platform, platformOf } from '../report/workflow.ts';

/** An app with a public link, which a tester can open on a phone. */
type PhoneApp = ReportedArtefact & { readonly publicUrl: string };

/** iOS installs an `.ipa` only from a manifest, so its own link is a download. */
const platforms = [
  { platform: 'android', name: '🤖 Android', verb: 'Install' },
  { platform: 'ios', name: '🍏 iPhone, iPad', verb: 'Download' },
] as const;

/** Links of one platform that lead the comment; the table of artefacts has all. */
export const mostLinks = 10;

/** The apps whose links lead the comment: of each platform the first, as many as its row has room for. */
export function leadingApps(report: Pick<StepReport, 'workflows'>): PhoneApp[] {
  return platforms.flatMap(({ platform }) => appsFor(platform, report).slice(0, mostLinks));
}

/** The apps of a step for one platform that have a public link. */
function appsFor(platform: Platform, { workflows }: Pick<StepReport, 'workflows'>): PhoneApp[] {
  return endedBuilds({ workflows })
    .flatMap(({ artefacts }) => artefacts)
    .filter(
      (artefact): artefact is PhoneApp =>
        artefact.publicUrl !== undefined && platformOf(artefact) === platform,
    );
}

/** The address of the install page, where it is written and the address is known. */
export function installAddress({ installPage }: Pick<StepReport, 'installPage'>): string | undefined {
  return installPage?.kind === 'written' ? installPage.address : undefined;
}

/** Something to tap or to scan. Untrusted texts. */
export interface InstallLink {
  /** As short as tells it from the others of its platform. */
  readonly text: string;
  /** The same, for a place where no platform is named. */
  readonly title: string;
  readonly address: string;
  /** An image of the address. */
  readonly qrCodeUrl: string | undefined;
  /** ISO 8601. */
  readonly expiresAt: string | undefined;
}

interface PlatformLinks {
  readonly name: string;
  /** Of the app, where there is one. */
  readonly version: string | undefined;
  /** At least one; the install page alone where its address is known. */
  readonly links: readonly InstallLink[];
}

/** What installs the apps of a step, for each platform that has one. */
export function platformLinks(report: StepReport): PlatformLinks[] {
  const page = report.installPage?.kind === 'written' ? report.installPage : undefined;
  return platforms.flatMap(({ platform, name, verb }) => {
    const apps = appsFor(platform, report);
    const [first, ...others] = apps;
    if (!first) return [];
    const version = others.length === 0 ? first.versionName : undefined;
    if (page?.address !== undefined) {
      const { address, qrCodeUrl } = page;
      const link = { text: 'Install', title: 'Install page', address, qrCodeUrl, expiresAt: first.expiresAt };
      return [{ name, version, links: [link] }];
    }
    const links = apps.map(({ publicUrl: address, qrCodeUrl, expiresAt, name: file }) => {
      const title = `${verb} ${file}`;
      return { text: others.length > 0 ? title : verb, title, address, qrCodeUrl, expiresAt };
    });
    return [{ name, version, links }];
  });
}
