"""A client as people write one against the hosted service: starts a build, follows it, and prints what it was told.

Usage: BUILD_SERVICE_TOKEN=... report.py <base url> <app id> <workflow id>
It reads each field without asking whether it is there.
"""

import json
import os
import sys
import time
from datetime import datetime
from urllib.request import Request, urlopen

base, app_id, workflow_id = sys.argv[1:4]
headers = {"x-auth-token": os.environ["BUILD_SERVICE_TOKEN"], "Content-Type": "application/json"}


def ask(method, path, body=None):
    url = path if path.startswith("http") else base + path
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(url, data=data, headers=headers, method=method), timeout=30) as answer:
        return answer.read().decode()


def ask_json(method, path, body=None):
    return json.loads(ask(method, path, body))


def seconds(start, end):
    form = "%Y-%m-%dT%H:%M:%S.%f%z"
    return (datetime.strptime(end, form) - datetime.strptime(start, form)).total_seconds()


user = ask_json("GET", "/user")["user"]
teams = [ask_json("GET", "/team/" + team["_id"])["name"] for team in user["teams"]]

apps = {app["_id"]: app for app in ask_json("GET", "/apps")["applications"]}
app = apps[app_id]
where = app["repository"]
branch = where["defaultBranch"]
assert branch in app["branches"]

start = {"appId": app_id, "workflowId": workflow_id, "branch": branch, "instanceType": "mac_mini_m2"}
build_id = ask_json("POST", "/builds", start)["buildId"]
deadline = time.monotonic() + 60
while True:
    build = ask_json("GET", "/builds/" + build_id)["build"]
    if build["status"] in ("finished", "failed", "canceled", "skipped", "timeout", "warning"):
        break
    assert build["commit"]["branch"] == branch and time.monotonic() < deadline
    time.sleep(0.1)

steps = []
for step in build["buildActions"]:
    parts = step["subactions"]
    urls = [part["logUrl"] for part in parts] if parts else [step["logUrl"]]
    steps.append(
        {
            "name": step["name"],
            "status": step["status"],
            "built in": not parts,
            "commands": [part["command"] for part in parts],
            "log": "".join(ask("GET", url) for url in urls if url),
            "in time": step["status"] == "skipped" or seconds(step["startedAt"], step["finishedAt"]) >= 0,
        }
    )

listed = ask_json("GET", "/builds?appId=" + app_id + "&limit=1&status=" + build["status"])
print(
    json.dumps(
        {
            "user": user["email"],
            "teams": teams,
            "app": [app["appName"], app["archived"], app["isConfigured"], app["settingsSource"], app["ownerTeam"]],
            "repository": [where["provider"], where["owner"]["name"], where["htmlUrl"]],
            "last build before": app["lastBuildId"],
            "commit": [len(build["commit"]["hash"]), build["commit"]["commitMessage"], build["commit"]["authorName"]],
            "settings": build["config"]["buildSettings"],
            "machine": build["instanceType"],
            "status": build["status"],
            "message": build["message"],
            "steps": steps,
            "files": [[file["name"], file["type"], file["size"]] for file in build["artefacts"]],
            "newest": listed["builds"][0]["_id"] == build_id,
            "names": [known["appName"] for known in listed["applications"]],
        }
    )
)
