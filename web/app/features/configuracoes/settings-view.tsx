import type { ComponentType } from "react";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components/Tabs";
import { useFilter } from "../../filters.ts";
import { useLanguage } from "../../ui/language.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { ApiKeysTab } from "../api-keys/api-keys-tab.tsx";
import { AuditLogTab } from "../audit-log/audit-log-tab.tsx";
import { PerfilForm } from "../perfil/perfil-form.tsx";
import { WebhooksSection } from "../webhooks/webhooks-section.tsx";
import { ModelSettings } from "./model-settings.tsx";
import { PrivacyTab } from "./privacy-tab.tsx";
import { SecurityTab } from "./security/security-tab.tsx";
import { SubscriptionTab } from "./subscription/subscription-tab.tsx";
import { Switches } from "./switches.tsx";
import { ThemeSetting } from "./theme-setting.tsx";
import { TimeZoneSetting } from "./time-zone-form.tsx";

const NotificationsTab = () => (
  <div className="-my-4 divide-y divide-line">
    <Switches
      names={["notify_appointments", "notify_documents", "notify_system", "email_marketing"]}
    />
  </div>
);

const PreferencesTab = () => (
  <div className="-my-4 divide-y divide-line">
    <ThemeSetting />
    <Switches names={["auto_save", "live_transcription", "notification_sound", "shortcut_key"]} />
    <ModelSettings />
    <div className="py-4">
      <TimeZoneSetting />
    </div>
  </div>
);

const IntegrationTab = () => (
  <div className="space-y-8">
    <ApiKeysTab />
    <WebhooksSection />
  </div>
);

const TABS = {
  profile: PerfilForm,
  notifications: NotificationsTab,
  subscription: SubscriptionTab,
  security: SecurityTab,
  preferences: PreferencesTab,
  privacy: PrivacyTab,
  integration: IntegrationTab,
  access: AuditLogTab,
} as const satisfies Record<string, ComponentType>;
type TabName = keyof typeof TABS;
const NAMES = Object.keys(TABS) as TabName[];

/** The settings; the tab is in the query string. */
export const SettingsView = () => {
  const words = useLanguage().text.configuracoes;
  const { value, open } = useFilter("tab");
  const tab = NAMES.find((name) => name === value) ?? "profile";
  usePageTitle(`${words.tabs[tab]} · ${words.title}`);
  return (
    <>
      <h1 className="mb-6 font-serif text-3xl font-semibold">{words.title}</h1>
      <Tabs selectedKey={tab} onSelectionChange={(key) => open(String(key))} className="card">
        <TabList
          aria-label={words.title}
          className="flex flex-wrap gap-x-1 border-b border-line px-2"
        >
          {NAMES.map((name) => (
            <Tab
              key={name}
              id={name}
              className={
                "-mb-px flex min-h-12 cursor-pointer items-center border-b-2 border-transparent " +
                "px-3 text-sm font-semibold whitespace-nowrap text-muted outline-none " +
                "data-[focus-visible]:bg-sunken data-[selected]:border-accent " +
                "data-[selected]:text-accent-strong"
              }
            >
              {words.tabs[name]}
            </Tab>
          ))}
        </TabList>
        {NAMES.map((name) => {
          const Panel = TABS[name];
          return (
            <TabPanel key={name} id={name} className="p-4 outline-none sm:p-6">
              <Panel />
            </TabPanel>
          );
        })}
      </Tabs>
    </>
  );
};
